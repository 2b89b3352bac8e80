import { remoteForSlot, type BootDiscovery } from '@alzette/discovery';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { RemoteFallback } from './remote-fallback';
import { RemoteSlot } from './remote-slot';

interface PageSlotProps extends MountProps {
  /** `cart`, `checkout/esales`: which remote fills it stands in the discovery document, not here. */
  readonly slot: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
}

export function PageSlot({ slot, discovery, ...rest }: PageSlotProps) {
  const isCheckout = slot.startsWith('checkout/');
  const name = remoteForSlot(discovery, slot);
  // No release is listed: only a new page, with a new document, can change that.
  if (name === null) return <RemoteFallback onRetry={() => window.location.reload()} leadsToCart={isCheckout} />;
  return <RemoteSlot key={name} name={name} discovery={discovery} leadsToCart={isCheckout} {...rest} />;
}
