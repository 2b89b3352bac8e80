import type { Bypass, Operator } from '@alzette/operator-config';
import type { OrderRequest } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { requireCredit } from '../credit-check/verified-credit-check';
import { unprocessable } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { findVerification } from '../identity/identity-repository';
import { isSameName } from '../identity/same-name';
import { isIdentityUsed } from '../identity/take-identity';
import { checkProofOfResidence } from '../proof-of-residence/proof-of-residence';

/** @throws ProblemError 422 when the order was made for another operator */
export function checkOperator({ channel, payments }: OrderRequest, operator: Operator): void {
  if (channel !== operator.channel)
    throw unprocessable('channel_mismatch', 'body/channel', `has to be ${operator.channel}`);
  if (payments[0]?.method !== operator.partners.payment.slug) {
    throw unprocessable(
      'payment_method_unknown',
      'body/payments/0/method',
      `has to be ${operator.partners.payment.slug}`,
    );
  }
}

/**
 * A customer is who the login says. A guest is the person of the identity check, passed the credit check, is billed under the
 * verified name, and proves where they live when the order holds a device.
 *
 * @throws ProblemError 422 `account_mismatch`, `identity_required`, `identity_mismatch`, `credit_refused` or
 *   `proof_of_residence_required`
 */
export async function checkBuyer(
  database: Executor,
  request: OrderRequest,
  visitor: Visitor,
  bypass: Bypass,
): Promise<void> {
  if (request.accountNumber !== null) {
    if (request.accountNumber === visitor.accountNumber) return;
    throw unprocessable('account_mismatch', 'body/accountNumber', 'is not the account that is logged in');
  }
  checkProofOfResidence(request, true);
  if (bypass.identity) return;
  const person = request.kycId === null ? null : await findVerification(database, request.kycId, visitor.id);
  if (!person || request.kycId === null || (await isIdentityUsed(database, request.kycId))) {
    throw unprocessable(
      'identity_required',
      'body/kycId',
      'has to be an identity check of this session, for this order alone',
    );
  }
  const { firstName, lastName } = request.billingAddress;
  if (!isSameName(firstName, person.Firstname)) throw identityMismatch('body/billingAddress/firstName');
  if (!isSameName(lastName, person.Lastname)) throw identityMismatch('body/billingAddress/lastName');
  await requireCredit(database, request.kycId);
}

export function identityMismatch(path: string) {
  return unprocessable('identity_mismatch', path, 'differs from what the identity check saw');
}
