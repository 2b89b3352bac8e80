import type { CreditCheckStatus, KycInformation } from '@alzette/shop-model';
import { isSameName } from '../identity/identity';
import {
  findCreditStatus,
  findVerification,
  findVerifications,
  recordCreditStatus,
} from '../identity/identity-repository';
import type { Executor } from '../platform/database/schema';
import { unprocessable } from '../platform/http/problem';
import type { ShopContext } from '../platform/shop-context';
import type { CreditCheck, CreditCheckPerson } from './credit-check-service';

export interface CreditCheckContext extends ShopContext {
  readonly partners: { readonly creditCheck: CreditCheck };
}

type Context = Pick<CreditCheckContext, 'database' | 'partners' | 'now'>;

/**
 * Checks the credit of a person. If this session verified the identity of that person, the check uses the verified spelling and the
 * result counts for orders.
 */
export async function checkCredit(
  context: Context,
  sessionId: string,
  person: CreditCheckPerson,
): Promise<CreditCheckStatus> {
  const verified = (await findVerifications(context.database, sessionId)).find((each) => isPerson(each, person));
  return verified ? checkVerified(context, verified) : context.partners.creditCheck.check(person);
}

/** Runs the credit check of a verified person unless its result is known. Does nothing for an unknown identity check. */
export async function ensureCreditCheck(context: Context, kycId: string, sessionId: string): Promise<void> {
  const verified = await findVerification(context.database, kycId, sessionId);
  if (verified && (await findCreditStatus(context.database, kycId)) === null) await checkVerified(context, verified);
}

/** @throws ProblemError 422 `credit_refused` unless the last credit check of the verified person found no error */
export async function requireCredit(database: Executor, kycId: string): Promise<void> {
  if ((await findCreditStatus(database, kycId)) === 'no_error') return;
  throw unprocessable('credit_refused', 'body/kycId', 'needs a credit check without an error');
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
