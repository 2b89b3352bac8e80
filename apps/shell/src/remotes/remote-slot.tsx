import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type BootDiscovery, remoteForSlot } from '@alzette/discovery';
import { type FilledSlot, fillSlot, type SlotState } from '@alzette/host-kit';
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
  /** `cart`, `checkout/esales`. The discovery document says which remote fills it. */
  readonly slot: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
}

export function RemoteSlot({ slot, discovery, ...rest }: RemoteSlotProps) {
  const isCheckout = slot.startsWith('checkout/');
  const name = remoteForSlot(discovery, slot);
  // No release is listed: only a new page load brings a new document.
  if (name === null) return <RemoteFallback onRetry={() => window.location.reload()} leadsToCart={isCheckout} />;
  return <MountedRemote key={name} name={name} discovery={discovery} leadsToCart={isCheckout} {...rest} />;
}

interface MountedRemoteProps extends MountProps {
  readonly name: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  /** Passed to `RemoteFallback`. */
  readonly leadsToCart: boolean;
}

/** The state of one attempt to mount the remote. */
interface Outcome {
  readonly attempt: number;
  readonly state: SlotState;
}

/** The slot of one remote. Its errors stay inside: the rest of the site keeps working. */
function MountedRemote({ name, discovery, services, leadsToCart, path, query }: MountedRemoteProps) {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const state = outcome?.attempt === attempt ? outcome.state : 'loading';
  const element = useRef<HTMLDivElement>(null);
  const filled = useRef<FilledSlot | null>(null);
  const latest = useRef({ path, query });
  useEffect(() => {
    latest.current = { path, query };
    filled.current?.update({ path, query });
  }, [path, query]);

  useEffect(() => {
    if (!element.current) return undefined;
    const here = fillSlot(element.current, {
      name,
      discovery,
      services,
      props: latest.current,
      onState: (next) => setOutcome({ attempt, state: next }),
    });
    filled.current = here;
    return () => here.clear();
  }, [name, discovery, services, attempt]);

  const isReadable = (discovery.remotes[name] ?? []).some(({ manifest }) => manifest !== null);
  const handleRetry = useCallback(() => {
    // A manifest that could not be read when this page was rendered needs a new page load.
    if (!isReadable) window.location.reload();
    else setAttempt((count) => count + 1);
  }, [isReadable]);
  return (
    <div className={styles.slot}>
      {state === 'loading' && (
        <div className={styles.waiting}>
          <RemoteSkeleton />
        </div>
      )}
      {state === 'failed' && <RemoteFallback onRetry={handleRetry} leadsToCart={leadsToCart} />}
      <div ref={element} hidden={state === 'failed'} data-remote={name} data-remote-state={state} />
    </div>
  );
}

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
  /** Whether to show a link to the cart: not on the cart page itself. */
  readonly leadsToCart?: boolean;
}

/** Replaces a remote that cannot be shown: a retry and a phone number. The cart is untouched. */
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

/** For a checkout type that the shop does not have: a link to the cart (spec row A4). */
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

/** The link to the cart from a checkout that cannot be shown; the checkout's header has none. */
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
