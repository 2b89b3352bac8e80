import type { FormValues } from '@alzette/shop-model';

/** The text under a key, empty when nothing was typed. */
export function textOf(values: FormValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}

/** The values of one step: their keys begin with its name. */
export function valuesUnder(values: FormValues, prefix: string): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith(prefix)));
}
