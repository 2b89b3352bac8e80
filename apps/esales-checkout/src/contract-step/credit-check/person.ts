import { textOf } from '@alzette/checkout-kit';
import { contractKeys, type FormValues } from '@alzette/shop-model';

/** Whom a credit check asks about. `birthdate` is yyyy-MM-dd. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string;
}

export function personOf(values: FormValues): Person {
  return {
    firstname: textOf(values, contractKeys.firstname).trim(),
    lastname: textOf(values, contractKeys.lastname).trim(),
    birthdate: textOf(values, contractKeys.birthdate).replaceAll('/', '-'),
  };
}

/** Equal for equal persons: a passed check holds for the person it asked about and nobody else. */
export function personKey(values: FormValues): string {
  const { firstname, lastname, birthdate } = personOf(values);
  return [firstname, lastname, birthdate].join('\n').toLowerCase();
}
