import type { HostServices } from '@alzette/remote-contract';
import type { ProofOfResidence } from './read-proof';

/**
 * The file itself, held as long as the host's store holds its name, and never stored (ADR 0004). It cannot live in the
 * store: every change there is compared and written as text, and this is up to 14 MB of it.
 */
const held = new WeakMap<HostServices['store'], ProofOfResidence>();

export function holdProof(store: HostServices['store'], proof: ProofOfResidence | null): void {
  if (proof) held.set(store, proof);
  else held.delete(store);
}

export function heldProof(store: HostServices['store']): ProofOfResidence | null {
  return held.get(store) ?? null;
}
