// Replaces libs/federation/host-kit/src/load-release.ts in the build without federation, where remotes are chunks.
import type { Mount } from '@alzette/remote-contract';

const mounts: Readonly<Record<string, () => Promise<{ readonly mount: Mount }>>> = {
  cart: () => import('../../../apps/cart/src/mount'),
  'esales-checkout': () => import('../../../apps/esales-checkout/src/mount'),
  orders: () => import('../../../apps/orders/src/mount'),
  'prepaid-checkout': () => import('../../../apps/prepaid-checkout/src/mount'),
};

export class ReleaseRefusedError extends Error {}

export const isRunnable = () => true;

export async function loadRelease(name: string): Promise<Mount> {
  const load = mounts[name];
  if (!load) throw new ReleaseRefusedError(`There is no ${name} in this build`);
  return (await load()).mount;
}
