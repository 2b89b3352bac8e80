import { textOf } from '@alzette/checkout-kit';
import {
  birthdate,
  checked,
  email,
  findErrors,
  formSchema,
  type FormSchema,
  phone,
  phoneNumber,
  postcode,
  sameAs,
  streetNumber,
  text,
  when,
  printed,
} from '@alzette/forms';
import {
  type CartItem,
  contractKeys,
  familyHas,
  type FormValues,
  needsProofOfResidence,
  readText,
} from '@alzette/shop-model';
import type { FlowState } from '../flow/flow-state';
import type { ProofState } from './proof-of-residence';

/** Luxembourg and its neighbours, and Portugal, where most of its residents come from (spec row I2). */
export const phonePrefixes = ['+352', '+33', '+32', '+49', '+351'];

type Asked = Pick<FlowState, 'items' | 'minimumAge' | 'bypass'>;

/** The rules of an open form, where they differ from those of a guard. */
interface FormRules {
  readonly phone: typeof exactPhone;
  /** The rule of the IBAN, which the submit checks. */
  readonly iban: ReturnType<typeof text>;
}

/**
 * The exact rule of the phone number, for forms; guards use its shape. A guard that waited for the parser would show no
 * step until the parser has loaded. The summary parses the number with the exact rule before it creates an order.
 */
export const exactPhone = phoneNumber(contractKeys.phonePrefix);

const checkedIban = text().test('unchecked', 'unchecked', (_value, { parent }) =>
  ibanIsValidated(parent as FormValues),
);

export const formRules: FormRules = { phone: exactPhone, iban: text() };

/** The values that a guest's contract requires (spec rows I1 to I6). */
export function contractSchema(
  { items, minimumAge, bypass }: Asked,
  rules: FormRules = { phone: phone(), iban: checkedIban },
): FormSchema {
  const debits = (values: FormValues) => paysByDirectDebit(values, items);
  return formSchema({
    [contractKeys.gender]: text({ allowed: ['male', 'female'] }),
    [contractKeys.firstname]: when((values) => !hasOneName(values), printed()),
    [contractKeys.lastname]: printed(),
    [contractKeys.birthdate]: birthdate(minimumAge),
    [contractKeys.origin]: text(),
    [contractKeys.idType]: text({ allowed: ['identity-card', 'passport'] }),
    [contractKeys.idNumber]: printed(),
    [contractKeys.email]: email(),
    [contractKeys.emailConfirm]: sameAs(contractKeys.email),
    [contractKeys.phonePrefix]: text({ allowed: phonePrefixes }),
    [contractKeys.phone]: rules.phone,
    [contractKeys.street]: printed(),
    [contractKeys.streetNumber]: streetNumber(),
    [contractKeys.postalCode]: postcode(),
    [contractKeys.city]: printed(),
    [contractKeys.additionalInformation]: printed({ required: false }),
    [contractKeys.residentFile]: when(() => needsProofOfResidence({ isGuest: true, items }), proofRule()),
    [contractKeys.paymentType]: text({ allowed: ['direct-debit', 'on-invoice'] }),
    [contractKeys.iban]: when((values) => debits(values) && !bypass.iban, rules.iban),
    [contractKeys.authorize]: when(debits, checked()),
  });
}

/** The values that a customer's contract requires; the account has the rest. */
export function customerContractSchema(phoneRule: typeof exactPhone = phone()): FormSchema {
  return formSchema({
    [contractKeys.accountNumber]: text(),
    [contractKeys.email]: email(),
    [contractKeys.emailConfirm]: sameAs(contractKeys.email),
    [contractKeys.phonePrefix]: text({ allowed: phonePrefixes }),
    [contractKeys.phone]: phoneRule,
  });
}

/** Direct debit unless the invoice was chosen, where there is a choice (spec rows I5, I6). */
export function paysByDirectDebit(values: FormValues, items: readonly CartItem[]): boolean {
  return !choosesPaymentType(items) || values[contractKeys.paymentType] !== 'on-invoice';
}

export function choosesPaymentType(items: readonly CartItem[]): boolean {
  return !items.some(({ type }) => familyHas(type, 'requiresDirectDebit'));
}

function ibanIsValidated(values: FormValues): boolean {
  return values[contractKeys.ibanState] === 'VALIDATED';
}

/**
 * Whether the shopper may leave the contract step: a guest identified, every value right, and the credit check passed for
 * this person; a customer with the values that the account lacks.
 */
export function contractIsComplete({ values, items, minimumAge, bypass, order, isGuest }: FlowState): boolean {
  if (!isGuest) return Object.keys(findErrors(customerContractSchema(), values)).length === 0;
  if (values[contractKeys.authenticated] !== true) return false;
  if (order.creditCheckedPerson !== personKey(values)) return false;
  return Object.keys(findErrors(contractSchema({ items, minimumAge, bypass }), values)).length === 0;
}

/** Default values until the shopper chooses others. */
export const contractDefaults: FormValues = {
  [contractKeys.phonePrefix]: '+352',
  [contractKeys.country]: 'LU',
  [contractKeys.paymentType]: 'direct-debit',
};

/** The person of a credit check. `birthdate` is yyyy-MM-dd. */
interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string;
}

export function personOf(values: FormValues): Person {
  return {
    firstname: readText(textOf(values, contractKeys.firstname)),
    lastname: readText(textOf(values, contractKeys.lastname)),
    birthdate: textOf(values, contractKeys.birthdate).replaceAll('/', '-'),
  };
}

/** A person without a given name, as the identity check found (ICAO 9303 leaves it blank). */
export function hasOneName(values: FormValues): boolean {
  const isChecked = textOf(values, contractKeys.kycId) !== '';
  return isChecked && textOf(values, contractKeys.firstname) === '' && textOf(values, contractKeys.lastname) !== '';
}

/** Equal for equal persons: a passed check holds only for the checked person. */
export function personKey(values: FormValues): string {
  const { firstname, lastname, birthdate } = personOf(values);
  return [firstname, lastname, birthdate].join('\n').toLowerCase();
}

/** A valid file was chosen. */
const proofRule = () =>
  text()
    .test('format', 'format', (_name, { parent }) => stateOf(parent) !== 'FORMAT')
    .test('too-big', 'too-big', (_name, { parent }) => stateOf(parent) !== 'TOO_BIG');

function stateOf(values: unknown): ProofState {
  return (values as FormValues)[contractKeys.residentFileState] as ProofState;
}
