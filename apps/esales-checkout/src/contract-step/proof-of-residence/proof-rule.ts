import { text } from '@alzette/forms';
import { contractKeys, type FormValues } from '@alzette/shop-model';
import type { ProofState } from './read-proof';

/** A file was chosen, and it is one that may be sent. */
export const proofRule = () =>
  text()
    .test('format', 'format', (_name, { options }) => stateOf(options.context) !== 'FORMAT')
    .test('too-big', 'too-big', (_name, { options }) => stateOf(options.context) !== 'TOO_BIG');

function stateOf(context: unknown): ProofState {
  return (context as { values: FormValues }).values[contractKeys.residentFileState] as ProofState;
}
