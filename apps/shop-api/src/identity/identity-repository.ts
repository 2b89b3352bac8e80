import type { CreditCheckStatus, KycInformation } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';

/** The verified person, if this very session had the verification done. */
export async function findVerification(
  database: Executor,
  id: string,
  sessionId: string,
): Promise<KycInformation | null> {
  const row = await database
    .selectFrom('identity_verifications')
    .select('information')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.information ?? null;
}

/** The first session to ask for a verification owns it; for any other it stays as if unknown. */
export async function bindVerification(
  database: Executor,
  information: KycInformation,
  sessionId: string,
): Promise<KycInformation | null> {
  await database
    .insertInto('identity_verifications')
    .values({ id: information.id, session_id: sessionId, information: JSON.stringify(information) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return findVerification(database, information.id, sessionId);
}

/** The persons whom this session had verified, the latest first. */
export async function findVerifications(database: Executor, sessionId: string): Promise<KycInformation[]> {
  const rows = await database
    .selectFrom('identity_verifications')
    .select('information')
    .where('session_id', '=', sessionId)
    .orderBy('verified_at', 'desc')
    .execute();
  return rows.map(({ information }) => information);
}

export async function findCreditStatus(database: Executor, id: string): Promise<CreditCheckStatus | null> {
  const row = await database
    .selectFrom('identity_verifications')
    .select('credit_status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.credit_status ?? null;
}

export async function recordCreditStatus(
  database: Executor,
  id: string,
  status: CreditCheckStatus,
  checkedAt: Date,
): Promise<void> {
  await database
    .updateTable('identity_verifications')
    .set({ credit_status: status, credit_checked_at: checkedAt })
    .where('id', '=', id)
    .execute();
}
