import type { CreditCheckStatus, KycInformation } from '@alzette/shop-model';
import { type Order, unpaidStates } from '@alzette/shop-api/order';
import { unprocessable } from '@alzette/shop-api/platform';
import { isSameName, needsIdentity } from '../identity/identity';
import {
  findIdentityCheck,
  findVerifications,
  type IdentityCheck,
  recordCreditStatus,
} from '../identity/identity-repository';
import type { CreditCheckContext, CreditCheckPerson } from './credit-check-service';

type Context = Pick<CreditCheckContext, 'database' | 'partners' | 'bypass' | 'now'>;

/** Validity of a result. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/**
 * Checks the credit of the person whose identity this session verified. The name and birth date of the request choose among
 * several verified persons; another person is never checked.
 *
 * @throws ProblemError 422 `identity_required` in a session without an identity check
 */
export async function checkCredit(
  context: Context,
  sessionId: string,
  person: CreditCheckPerson,
): Promise<CreditCheckStatus> {
  if (context.bypass.identity) return context.partners.creditCheck.check(person);
  const verifications = await findVerifications(context.database, sessionId);
  const verified = verifications.find((each) => isPerson(each, person)) ?? verifications[0];
  if (!verified) throw unprocessable('identity_required', 'querystring', 'needs an identity check of this session');
  const check = await findIdentityCheck(context.database, verified.id, sessionId);
  return (check && validStatusOf(check, context.now())) ?? checkVerified(context, verified);
}

/** Checks the credit of a verified person unless a valid result exists. Null for an unknown identity check. */
export async function ensureCreditCheck(
  context: Context,
  kycId: string,
  sessionId: string,
): Promise<CreditCheckStatus | null> {
  const check = await findIdentityCheck(context.database, kycId, sessionId);
  return check && (validStatusOf(check, context.now()) ?? checkVerified(context, check.information));
}

/**
 * Passes when a check of the last 24 hours found no error.
 *
 * @param status of a check of the last 24 hours; null without one
 * @throws ProblemError 422 `existing_customer` for a guest who has an account, `credit_refused` in all other cases
 */
export function requireCredit(status: CreditCheckStatus | null): void {
  if (status === 'no_error') return;
  if (status === 'new--existing_customer') {
    throw unprocessable('existing_customer', 'body/kycId', 'is a customer, who has to log in');
  }
  throw unprocessable('credit_refused', 'body/kycId', 'needs a credit check without an error');
}

/**
 * Checks the credit of a guest's order again when the result is too old: before its documents, its payment and a confirmation without
 * payment. An order in payment, or sold, was checked before.
 *
 * @throws ProblemError 422 `credit_refused`
 */
export async function requireOrderCredit(context: Context, order: Order): Promise<void> {
  if (context.bypass.identity || !needsIdentity(order) || !unpaidStates.includes(order.state)) return;
  requireCredit(await ensureCreditCheck(context, order.kyc_id, order.session_id));
}

/** The result of the last 24 hours; null without one. */
export function validStatusOf({ creditStatus, creditCheckedAt }: IdentityCheck, now: Date): CreditCheckStatus | null {
  const isValid = creditCheckedAt !== null && creditCheckedAt.getTime() > now.getTime() - maxAgeMs;
  return isValid ? creditStatus : null;
}

async function checkVerified(
  { database, partners, now }: Context,
  verified: KycInformation,
): Promise<CreditCheckStatus> {
  const status = await partners.creditCheck.check({
    firstName: verified.Firstname,
    lastName: verified.Lastname,
    birthdate: verified.BirthDate,
  });
  await recordCreditStatus(database, verified.id, status, now());
  return status;
}

function isPerson({ Firstname, Lastname, BirthDate }: KycInformation, person: CreditCheckPerson): boolean {
  return (
    isSameName(Firstname, person.firstName) && isSameName(Lastname, person.lastName) && BirthDate === person.birthdate
  );
}
