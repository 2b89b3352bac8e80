import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../build';
import { luxSignApi } from './api-routes';
import { documents } from './documents';
import { luxSignFrames } from './frame-routes';
import { signerIdentity } from './signer-identity';

/** LuxSign, the electronic signature company. */
export async function luxSign(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const kept = documents(sandbox, await signerIdentity(sandbox.journal.folder));
  await app.register(luxSignApi, { sandbox, kept });
  await app.register(luxSignFrames, { sandbox, kept });
}
