// A number out of a refusal's data, in Spanish notation.
import type { ErrorData } from '../context';
import { notation } from '../notation';

export const figure = (data: ErrorData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'number' ? new Intl.NumberFormat(notation('es'), { useGrouping: true }).format(value) : null;
};
