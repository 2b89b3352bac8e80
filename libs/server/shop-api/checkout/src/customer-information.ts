import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import type { Bypass } from '@alzette/operator-config';
import { compact, parseIban, type CustomerInformation, familyHas, luxembourgDate, isoDate } from '@alzette/shop-model';
import { parsePhone } from '@alzette/shop-model/phone';
import {
  accountMismatch,
  checkIban,
  type CustomerAccount,
  type CustomerContext,
  findVerification,
  isSameName,
  saveCustomerInformation,
} from '@alzette/shop-api/buyer';
import { deleteChangedDocuments, findOrderDetails, type OrderDetails } from '@alzette/shop-api/documents';
import {
  findOwnOrder,
  isClosed,
  type LockedOrder,
  lockOrder,
  type Order,
  orderClosed,
  transitionOrder,
} from '@alzette/shop-api/order';
import {
  ageOn,
  type Executor,
  parseDate,
  type ShopContext,
  unprocessable,
  type Visitor,
} from '@alzette/shop-api/platform';
import { identityMismatch } from './create-order';

/** Required of guests only; a customer's account contains them (spec row I1). */
const guestFields = ['gender', 'birthdate', 'origin', 'idType', 'idNumber', 'kycId'] as const;

/**
 * Stores the customer information of an order. If it changed, the unsigned documents that print the
 * change are created anew on the next request.
 *
 * @throws ProblemError 409 `order_locked` after a signature or the start of payment, `order_closed`, `customer_not_asked` for a prepaid
 *   order, or 422
 */
export async function updateCustomerInformation(
  context: CustomerContext,
  visitor: Visitor,
  tokenValue: string,
  given: CustomerInformation,
): Promise<void> {
  const information = {
    ...given,
    phone: parsePhone(given.phone, '+352') ?? given.phone,
    iban: given.iban === null ? null : parseIban(given.iban),
  };
  const { id, checkout, account_number } = await findOwnOrder(context.database, tokenValue, visitor);
  if (checkout !== 'esales') throw new ProblemError('customer_not_asked');
  const account = account_number === null ? null : await context.partners.customers.findAccount(account_number);
  await context.database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    const details = await findOrderDetails(transaction, id);
    const before = details.customer;
    if (isDeepStrictEqual(before, information)) return;
    if (!order.is_new_client) checkAccount(account, information);
    checkPaymentType(details, information);
    await checkCustomerInformation(transaction, context, order, information);
    await withdrawDocuments(transaction, order, details);
    // Without customer information there are no documents.
    if (before) await deleteChangedDocuments(transaction, order, before, information);
    await saveCustomerInformation(transaction, order, information);
  });
}

async function withdrawDocuments(
  transaction: Executor,
  order: LockedOrder,
  { documents }: OrderDetails,
): Promise<void> {
  if (isClosed(order)) throw orderClosed();
  const isWithdrawn =
    documents.every(({ signed_at }) => signed_at === null) &&
    (await transitionOrder(transaction, order, { event: 'documents_withdrawn', cause: 'shopper' })).ok;
  if (!isWithdrawn) {
    throw new ProblemError('order_locked');
  }
}

async function checkCustomerInformation(
  database: Executor,
  { operator, bypass, now }: ShopContext,
  order: Order,
  information: CustomerInformation,
): Promise<void> {
  if (order.is_new_client) {
    requireGuestFields(information, bypass);
    if (!bypass.identity) await checkIdentity(database, order, information);
  }
  checkPhone(information);
  checkAge(information, operator.rules.minimumAge, luxembourgDate(now()));
  if (!bypass.iban) checkDebit(information, order.is_new_client);
}

/** A customer is the person of the account. Fields that the shop does not request from a customer may be missing. */
function checkAccount(account: CustomerAccount | null, information: CustomerInformation): void {
  const differs = (field: keyof CustomerInformation) =>
    accountMismatch(`body/${field}`, 'differs from the account that is logged in');
  if (!account || !isSameName(information.firstname, account.firstName)) throw differs('firstname');
  if (!isSameName(information.lastname, account.lastName)) throw differs('lastname');
  if (information.gender !== null && information.gender !== account.gender) throw differs('gender');
  const { birthdate } = information;
  if (birthdate !== null && isoDate(birthdate) !== account.birthdate) throw differs('birthdate');
}

/** A joint offer of internet and mobile is paid by direct debit (decision 20). */
function checkPaymentType({ items }: OrderDetails, { paymentType }: CustomerInformation): void {
  if (paymentType === 'direct-debit') return;
  if (items.some(({ type }) => familyHas(type, 'requiresDirectDebit'))) {
    throw unprocessable('payment_type_refused', 'body/paymentType', 'has to be direct-debit for a joint offer');
  }
}

function requireGuestFields(information: CustomerInformation, bypass: Bypass): void {
  const missing = guestFields.filter((field) => information[field] === null && !(field === 'kycId' && bypass.identity));
  if (missing.length === 0) return;
  const errors = missing.map((field) => ({ path: `body/${field}`, message: 'is required' }));
  throw new ProblemError('fields_missing', { errors });
}

async function checkIdentity(database: Executor, order: Order, information: CustomerInformation): Promise<void> {
  const person =
    information.kycId === order.kyc_id && order.kyc_id !== null
      ? await findVerification(database, order.kyc_id, order.session_id)
      : null;
  if (!person) throw identityMismatch('body/kycId');
  if (!isSameName(information.firstname, person.Firstname)) throw identityMismatch('body/firstname');
  if (!isSameName(information.lastname, person.Lastname)) throw identityMismatch('body/lastname');
  if (isoDate(information.birthdate ?? '') !== person.BirthDate) throw identityMismatch('body/birthdate');
  // The contract prints them too.
  if (information.gender !== (person.Gender === 'M' ? 'male' : 'female')) throw identityMismatch('body/gender');
  if (information.origin !== person.Nationality.name) throw identityMismatch('body/origin');
  const idType = person.Identity.Type === 'IDENTITY' ? 'identity-card' : 'passport';
  if (information.idType !== idType) throw identityMismatch('body/idType');
  if (compact(information.idNumber ?? '') !== compact(person.NationalNumber)) throw identityMismatch('body/idNumber');
}

function checkPhone({ phone }: CustomerInformation): void {
  if (parsePhone(phone, '+352') === null) {
    throw unprocessable('phone_invalid', 'body/phone', 'has to be a phone number that exists, E.164');
  }
}

function checkAge({ birthdate }: CustomerInformation, minimumAge: number, today: string): void {
  if (birthdate === null) return;
  const date = parseDate(birthdate);
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
