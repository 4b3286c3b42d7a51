"""Sobremesa: a web server on which people play Hispanic card games live in the browser."""
