import { text } from '@alzette/forms';
import { contractKeys, type FormValues } from '@alzette/shop-model';
import type { ProofState } from './read-proof';

/** A file was chosen, and it is one that may be sent. */
export const proofRule = () =>
  text()
    .test('format', 'format', (_name, { parent }) => stateOf(parent) !== 'FORMAT')
    .test('too-big', 'too-big', (_name, { parent }) => stateOf(parent) !== 'TOO_BIG');

function stateOf(values: unknown): ProofState {
  return (values as FormValues)[contractKeys.residentFileState] as ProofState;
}
