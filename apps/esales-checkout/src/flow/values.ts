import type { FormValues } from '@alzette/shop-model';

/** The text under a key, empty when nothing was typed. */
export function textOf(values: FormValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}
