import type { Bypass } from '@alzette/operator-config';
import type { CustomerInformation } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { ProblemError, unprocessable } from '../platform/http/problem-error';
import { checkIban } from '../iban/iban-service';
import { findVerification } from '../identity/identity-repository';
import { isSameName } from '../identity/same-name';
import type { ShopContext } from '../app-context';
import { ageOn, luxembourgDate, readDate } from '../platform/days';
import { identityMismatch } from './check-buyer';
import type { Order } from '../order/order-repository';

/** Asked of guests only; a customer's account already holds them (spec row I1). */
const guestFields = ['gender', 'birthdate', 'origin', 'idType', 'idNumber', 'kycId'] as const;

/** @throws ProblemError 422 naming what cannot be accepted */
export async function checkCustomerInformation(
  database: Executor,
  { operator, bypass, now }: Pick<ShopContext, 'operator' | 'bypass' | 'now'>,
  order: Order,
  information: CustomerInformation,
): Promise<void> {
  if (order.is_new_client) {
    checkGuestFields(information, bypass);
    if (!bypass.identity) await checkIdentity(database, order, information);
  }
  checkAge(information, operator.rules.minimumAge, luxembourgDate(now()));
  if (!bypass.iban) checkDebit(information, order.is_new_client);
}

function checkGuestFields(information: CustomerInformation, bypass: Bypass): void {
  const missing = guestFields.filter((field) => information[field] === null && !(field === 'kycId' && bypass.identity));
  if (missing.length === 0) return;
  const errors = missing.map((field) => ({ path: `body/${field}`, message: 'is required' }));
  throw new ProblemError(422, 'fields_missing', 'Some values are missing', { errors });
}

async function checkIdentity(database: Executor, order: Order, information: CustomerInformation): Promise<void> {
  const person =
    information.kycId === order.kyc_id && order.kyc_id !== null
      ? await findVerification(database, order.kyc_id, order.session_id)
      : null;
  if (!person) throw identityMismatch('body/kycId');
  if (!isSameName(information.firstname, person.Firstname)) throw identityMismatch('body/firstname');
  if (!isSameName(information.lastname, person.Lastname)) throw identityMismatch('body/lastname');
  if (information.birthdate?.replaceAll('/', '-') !== person.BirthDate) throw identityMismatch('body/birthdate');
}

function checkAge({ birthdate }: CustomerInformation, minimumAge: number, today: string): void {
  if (birthdate === null) return;
  const date = readDate(birthdate);
  if (date === null || date > today) throw unprocessable('birthdate_invalid', 'body/birthdate', 'is not a past date');
  if (ageOn(today, date) < minimumAge) {
    throw unprocessable('too_young', 'body/birthdate', `has to be at least ${minimumAge} years ago`);
  }
}

function checkDebit({ paymentType, iban }: CustomerInformation, isNewClient: boolean): void {
  if (paymentType !== 'direct-debit' || (iban === null && !isNewClient)) return;
  const { error_message } = checkIban(iban ?? '');
  if (error_message !== null) throw unprocessable('iban_invalid', 'body/iban', error_message);
}
