import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type BootDiscovery, remoteForPlace } from '@alzette/discovery';
import { type PlacedRemote, placeRemote, type PlaceState } from '@alzette/host-kit';
import { pathFor } from '@alzette/i18n';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { useServices, useSettings } from '@alzette/remote-react';
import { phoneHref } from '@alzette/shop-model';
import {
  Button,
  Columns,
  LinkButton,
  Page,
  PageHead,
  PhoneIcon,
  RetryIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@alzette/ui';
import { followSiteLink } from '../routing/site-location';
import styles from './remote-slot.module.css';

interface RemoteSlotProps extends MountProps {
  /** `cart`, `checkout/esales`: which remote fills it stands in the discovery document, not here. */
  readonly slot: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
}

export function RemoteSlot({ slot, discovery, ...rest }: RemoteSlotProps) {
  const isCheckout = slot.startsWith('checkout/');
  const name = remoteForPlace(discovery, slot);
  // No release is listed: only a new page, with a new document, can change that.
  if (name === null) return <RemoteFallback onRetry={() => window.location.reload()} leadsToCart={isCheckout} />;
  return <MountedRemote key={name} name={name} discovery={discovery} leadsToCart={isCheckout} {...rest} />;
}

interface MountedRemoteProps extends MountProps {
  readonly name: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  /** For its fallback: see `RemoteFallback`. */
  readonly leadsToCart: boolean;
}

/** How one try to show the remote stands. */
interface Outcome {
  readonly attempt: number;
  readonly state: PlaceState;
}

/** A place on the page for one remote. Whatever goes wrong inside stays inside: the rest of the site works on. */
function MountedRemote({ name, discovery, services, leadsToCart, path, query }: MountedRemoteProps) {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const state = outcome?.attempt === attempt ? outcome.state : 'loading';
  const place = useRef<HTMLDivElement>(null);
  const placed = useRef<PlacedRemote | null>(null);
  const latest = useRef({ path, query });
  useEffect(() => {
    latest.current = { path, query };
    placed.current?.update({ path, query });
  }, [path, query]);

  useEffect(() => {
    if (!place.current) return undefined;
    const here = placeRemote(place.current, {
      name,
      discovery,
      services,
      props: latest.current,
      onState: (next) => setOutcome({ attempt, state: next }),
    });
    placed.current = here;
    return () => here.leave();
  }, [name, discovery, services, attempt]);

  const isReadable = (discovery.remotes[name] ?? []).some(({ manifest }) => manifest !== null);
  const handleRetry = useCallback(() => {
    // What could not be read when this page was made, only a new page can know.
    if (!isReadable) window.location.reload();
    else setAttempt((count) => count + 1);
  }, [isReadable]);
  return (
    <>
      {state === 'loading' && <RemoteSkeleton />}
      {state === 'failed' && <RemoteFallback onRetry={handleRetry} leadsToCart={leadsToCart} />}
      <div ref={place} hidden={state === 'failed'} data-remote={name} data-remote-state={state} />
    </>
  );
}

/** Shaped like what comes: a title, cards on the left, a panel on the right. */
function RemoteSkeleton() {
  return (
    <Page>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="shell.loading" />
        </span>
      </VisuallyHidden>
      <div className={styles.title}>
        <Skeleton width="min(320px, 70%)" height={40} />
      </div>
      <Columns aside={<Skeleton width="100%" height={300} />}>
        <Stack>
          <Skeleton width="100%" height={280} />
          <Skeleton width="100%" height={160} />
        </Stack>
      </Columns>
    </Page>
  );
}

interface RemoteFallbackProps {
  readonly onRetry: () => void;
  /** Whether the way to the cart leads anywhere else than here. */
  readonly leadsToCart?: boolean;
}

/** What stands in for a remote that cannot be shown. The cart is untouched; there is a retry and a person to call. */
function RemoteFallback({ onRetry, leadsToCart = false }: RemoteFallbackProps) {
  const { support } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page>
      <PageHead
        titleRef={title}
        title={<FormattedMessage id="shell.fallback.title" />}
        lead={<FormattedMessage id="shell.fallback.text" />}
      />
      <div className={styles.actions}>
        <Button variant="primary" icon={<RetryIcon size={20} />} onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
        {leadsToCart && <ToCartLink />}
        <a className={styles.phone} href={phoneHref(support.phone)}>
          <PhoneIcon size={20} />
          {support.phone}
        </a>
      </div>
    </Page>
  );
}

/** No flow for a kind of checkout that the shop does not have; a way back to the cart (spec row A4). */
export function UnknownCheckout() {
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.checkout.unknown.title" />}
        lead={<FormattedMessage id="shell.checkout.unknown.text" />}
      />
      <ToCartLink variant="primary" />
    </Page>
  );
}

/** The way back from a checkout that cannot be shown: its header has none. */
function ToCartLink({ variant }: { readonly variant?: 'primary' }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const href = pathFor('cart', locale, paths);
  return (
    <LinkButton {...(variant && { variant })} href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id="shell.toCart" />
    </LinkButton>
  );
}
