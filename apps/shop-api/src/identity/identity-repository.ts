import type { KycInformation } from '@alzette/shop-model';
import type { Executor } from '../database/transaction';

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
