import { textOf } from '@alzette/checkout-kit';
import { compact, contractKeys, readIban, type CustomerInformation, type FormValues } from '@alzette/shop-model';
import { paysByDirectDebit } from '../contract-step/contract-schema';
import type { FlowState } from '../flow/flow-state';

type InformationSource = Pick<FlowState, 'values' | 'items' | 'isGuest'>;

/** The person behind the order, as the shop wants it. */
export function toCustomerInformation({ values, items, isGuest }: InformationSource): CustomerInformation {
  const paymentType = paysByDirectDebit(values, items) ? 'direct-debit' : 'on-invoice';
  return {
    gender: textOf(values, contractKeys.gender) === 'female' ? 'female' : 'male',
    firstname: textOf(values, contractKeys.firstname).trim(),
    lastname: textOf(values, contractKeys.lastname).trim(),
    birthdate: textOf(values, contractKeys.birthdate),
    ...(isGuest ? identityOf(values) : noIdentity),
    email: textOf(values, contractKeys.email).trim(),
    phone: toInternationalPhone(textOf(values, contractKeys.phonePrefix), textOf(values, contractKeys.phone)),
    paymentType,
    iban: isGuest && paymentType === 'direct-debit' ? readIban(textOf(values, contractKeys.iban)) : null,
  };
}

/** A customer's identity and bank stand in the account. */
const noIdentity = { origin: null, idType: null, idNumber: null, kycId: null } as const;

function identityOf(values: FormValues) {
  const isPassport = textOf(values, contractKeys.idType) === 'passport';
  return {
    origin: textOf(values, contractKeys.origin),
    idType: isPassport ? ('passport' as const) : ('identity-card' as const),
    idNumber: textOf(values, contractKeys.idNumber).trim(),
    kycId: textOf(values, contractKeys.kycId) || null,
  };
}

/** E.164. The zero that French, Belgian and German numbers carry inland is dropped abroad; Luxembourg has none. */
export function toInternationalPhone(prefix: string, number: string): string {
  const digits = compact(number).replace(/\D/gu, '');
  return `${prefix}${prefix === '+352' ? digits : digits.replace(/^0/u, '')}`;
}
