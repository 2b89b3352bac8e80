import { type ComplementaryInformation, type OrderItem, type OrderRequest } from '@alzette/shop-model';
import { normaliseLineNumber, unprocessable, type Visitor } from '@alzette/shop-api/platform';
import { isSameName } from '../identity/identity';
import type { CustomerAccount, CustomerContext } from './customer-service';

/**
 * The account of an order, with the name that the order is billed under. Null for a guest's order.
 *
 * @throws ProblemError 422 `account_mismatch` for an account that is not logged in
 * @throws PartnerError
 */
export async function findBuyerAccount(
  { partners }: Pick<CustomerContext, 'partners'>,
  { accountNumber, billingAddress }: OrderRequest,
  visitor: Visitor,
): Promise<CustomerAccount | null> {
  if (accountNumber === null) return null;
  const account = accountNumber === visitor.accountNumber ? await partners.customers.findAccount(accountNumber) : null;
  if (!account) throw accountMismatch('body/accountNumber', 'is not the account that is logged in');
  if (!isSameName(billingAddress.firstName, account.firstName)) throw otherName('body/billingAddress/firstName');
  if (!isSameName(billingAddress.lastName, account.lastName)) throw otherName('body/billingAddress/lastName');
  return account;
}

/**
 * Only a customer changes a line, each line once, and only a line of the account.
 *
 * @throws ProblemError 422 `account_required`, `line_unknown` or `line_repeated`
 */
export function checkChangedLines(
  { items, complementaryInformations }: OrderRequest,
  account: CustomerAccount | null,
): void {
  /** How often a line is changed, by number or family. */
  const changed = new Map<string, number>();
  for (const [index, information] of complementaryInformations.entries()) {
    if (information.subscriptionMode !== 'change') continue;
    const path = `body/complementaryInformations/${index}`;
    if (!account)
      throw unprocessable('account_required', `${path}/subscriptionMode`, 'needs a customer who is logged in');
    const item = items.find(({ identifier }) => identifier === information.identifier);
    if (!isOwnLine(account, information, item)) {
      throw unprocessable('line_unknown', `${path}/currentPhoneNumber`, 'is not a line of this account');
    }
    const { currentPhoneNumber: number } = information;
    const lines = number === null ? linesOfFamily(account, item) : 1;
    const line = number === null ? `family ${item?.type}` : normaliseLineNumber(number);
    const times = (changed.get(line) ?? 0) + 1;
    if (times > lines) throw unprocessable('line_repeated', path, 'changes a line that another item changes');
    changed.set(line, times);
  }
}

/** A line with a number is identified by the number, any other line by its family. */
function isOwnLine(
  account: CustomerAccount,
  { currentPhoneNumber }: ComplementaryInformation,
  item: OrderItem | undefined,
): boolean {
  if (currentPhoneNumber !== null) return hasLine(account, currentPhoneNumber);
  return linesOfFamily(account, item) > 0;
}

/** Counts the lines without a number in the family of an item. */
function linesOfFamily({ lines }: CustomerAccount, item: OrderItem | undefined): number {
  return lines.filter(({ type, phoneNumber }) => phoneNumber === null && type === item?.type).length;
}

/** Whether a number, in any usual spelling, is a line of the account. */
export function hasLine({ lines }: CustomerAccount, number: string): boolean {
  const wanted = normaliseLineNumber(number);
  return lines.some(({ phoneNumber }) => phoneNumber !== null && normaliseLineNumber(phoneNumber) === wanted);
}

export function accountMismatch(path: string, message: string) {
  return unprocessable('account_mismatch', path, message);
}

function otherName(path: string) {
  return accountMismatch(path, 'differs from the account that is logged in');
}
