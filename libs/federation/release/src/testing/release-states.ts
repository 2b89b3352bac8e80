import type { DiscoveredRelease, DiscoveryDocument } from '@alzette/discovery';
import { emptyDocument } from '../document';
import { ReleaseError } from '../release-error';

export type Change = (document: DiscoveryDocument) => DiscoveryDocument;

/** A release as the table writes it in docs/guides/releasing.md: `3 canary 10`. */
export function releaseOf(text: string, total = 0): DiscoveredRelease {
  const [version = '', kind = '', share = '0'] = text.split(' ');
  return {
    url: `/remotes/cart/${version}/remoteEntry.js`,
    metadata: { integrity: 'sha384-x', version },
    deployment: { traffic: kind === 'default' ? 100 - total : Number(share), default: kind === 'default' },
    extras: {
      manifest: 'sha384-y',
      provides: { './mount': '1.0' },
      requires: { 'host-services': '^1' },
      places: ['cart'],
      entryName: 'alzette_cart',
      ...(kind === 'withdrawn' && { withdrawn: true }),
      ...(kind === 'preview' && { preview: true }),
    },
  };
}

/** `3 canary 10, 2 default, 1 earlier`, the newest first. */
export function documentOf(state: string): DiscoveryDocument {
  const texts = state === 'none' ? [] : state.split(', ');
  const total = texts.reduce((sum, text) => sum + Number(text.split(' ')[2] ?? 0), 0);
  return { ...emptyDocument, microFrontends: { 'alzette/cart': texts.map((text) => releaseOf(text, total)) } };
}

/** Null for a refusal, which changes nothing. */
export function changed(document: DiscoveryDocument, change: Change): DiscoveryDocument | null {
  try {
    return change(document);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}
