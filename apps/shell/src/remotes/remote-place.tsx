import { remoteForPlace, type BootDiscovery } from '@alzette/discovery';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { RemoteFallback } from './remote-fallback';
import { RemoteSlot } from './remote-slot';

interface RemotePlaceProps extends MountProps {
  /** `cart`, `checkout/esales`: which remote fills it stands in the discovery document, not here. */
  readonly place: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
}

export function RemotePlace({ place, discovery, ...rest }: RemotePlaceProps) {
  const isCheckout = place.startsWith('checkout/');
  const name = remoteForPlace(discovery, place);
  // No release is listed: only a new page, with a new document, can change that.
  if (name === null) return <RemoteFallback onRetry={() => window.location.reload()} leadsToCart={isCheckout} />;
  return <RemoteSlot key={name} name={name} discovery={discovery} leadsToCart={isCheckout} {...rest} />;
}
