// A number out of a refusal's data, in English notation.
import type { ErrorData } from '../context';
import { notation } from '../notation';

export const figure = (data: ErrorData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'number' ? new Intl.NumberFormat(notation('en'), { useGrouping: true }).format(value) : null;
};
