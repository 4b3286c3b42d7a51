// A number out of a refusal's data, in Spanish notation.
import type { ErrorData } from '../context';

export const figure = (data: ErrorData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'number' ? new Intl.NumberFormat('es').format(value) : null;
};
