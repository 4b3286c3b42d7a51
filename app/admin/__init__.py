"""The operator's desk: refills, people, tables, books. For admins only, and every act is written down with who, when and why."""
