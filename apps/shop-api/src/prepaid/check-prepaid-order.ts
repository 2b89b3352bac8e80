import type { OrderItem, OrderRequest, PrepaidCheckoutType } from '@alzette/shop-model';
import { unprocessable } from '../platform/http/problem-error';
import { checkTopUp } from './check-top-up';
import { isRealEmail } from './has-real-email';

/** What only a contract asks for. */
const ofContracts = ['kycId', 'accountNumber', 'proofOfResidence'] as const;

/**
 * A prepaid order is one product for somebody whom nobody identified yet: whatever tells more than that is refused, so that
 * it is not stored.
 *
 * @returns its item
 * @throws ProblemError 422 naming what cannot be accepted
 */
export function checkPrepaidOrder(request: OrderRequest, checkout: PrepaidCheckoutType): OrderItem {
  const item = onlyItem(request.items);
  for (const field of ofContracts) if (request[field] !== null) throw notApplicable(`body/${field}`);
  if (request.eligibilityAddresses.length > 0) throw notApplicable('body/eligibilityAddresses');
  if (checkout === 'prepaid_top_up') checkTopUp(request, item);
  else checkStarterPack(request);
  return item;
}

function onlyItem([item, ...others]: readonly OrderItem[]): OrderItem {
  if (!item || others.length > 0) throw tooMany('body/items');
  if (item.quantity > 1) throw tooMany('body/items/0/quantity');
  if (item.parentIdentifier !== null) {
    throw unprocessable('unexpected_parent', 'body/items/0/parentIdentifier', 'has to be null for a line of its own');
  }
  if ((item.voucherCode ?? null) !== null) {
    throw unprocessable(
      'voucher_not_applicable',
      'body/items/0/voucherCode',
      'is for one device of a line that a customer changes',
    );
  }
  return item;
}

function checkStarterPack({ complementaryInformations, email }: OrderRequest): void {
  if (complementaryInformations.length > 0) {
    throw unprocessable(
      'unknown_line',
      'body/complementaryInformations',
      'has to be empty: the card has no number yet',
    );
  }
  if (!isRealEmail(email)) throw unprocessable('email_required', 'body/email', 'has to be an address of the shopper');
}

function tooMany(path: string) {
  return unprocessable('quantity_too_high', path, 'may be 1 at most');
}

function notApplicable(path: string) {
  return unprocessable('field_not_applicable', path, 'is not asked of a prepaid order');
}
