import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type BootDiscovery, remoteForSlot, remotePlace } from '@alzette/discovery';
import { type RemoteSlotHandle, mountRemote, type SlotState } from '@alzette/host-kit';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { SsrPageContext, SsrRemoteContext, useIsServerRendered } from '../hydration/ssr-page';
import { RemoteFallback, RemoteSkeleton } from './remote-frame';
import styles from './remote-slot.module.css';

export interface RemoteSlotProps extends MountProps {
  /** `cart`, `checkout/esales`. The discovery document names the remote that fills it. */
  readonly slot: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  /** Called with each page that a remote fills. */
  readonly onShown?: (() => void) | undefined;
  /** Called when the remote is interactive, or has failed. */
  readonly onSettled?: (() => void) | undefined;
}

export function RemoteSlot({ slot, discovery, ...rest }: RemoteSlotProps) {
  const isCheckout = slot.startsWith('checkout/');
  const name = remoteForSlot(discovery, slot);
  // No release is listed: only a new page load loads a new document.
  if (name === null) return <RemoteFallback onRetry={() => window.location.reload()} leadsToCart={isCheckout} />;
  return <MountedRemote key={name} name={name} discovery={discovery} leadsToCart={isCheckout} {...rest} />;
}

interface MountedRemoteProps extends Omit<RemoteSlotProps, 'slot'> {
  readonly name: string;
  /** Passed to `RemoteFallback`. */
  readonly leadsToCart: boolean;
}

/** The state of one attempt to mount the remote. */
interface Outcome {
  readonly attempt: number;
  readonly state: SlotState;
}

/** The slot of one remote. Its errors stay inside: the rest of the site keeps working. */
function MountedRemote(props: MountedRemoteProps) {
  const { name, discovery, services, leadsToCart, path, query, onShown, onSettled } = props;
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const ssr = useSsrRemote();
  const before = ssr.isServerRendered && attempt === 1 ? 'server-rendered' : 'loading';
  const state = outcome?.attempt === attempt ? outcome.state : before;
  const element = useRef<HTMLDivElement>(null);
  const filled = useRef<RemoteSlotHandle | null>(null);
  const latest = useRef({ path, query });
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => {
    latest.current = { path, query };
    filled.current?.update({ path, query });
  }, [path, query]);

  useEffect(() => {
    if (!element.current) return undefined;
    const here = mountRemote(element.current, {
      name,
      discovery,
      services,
      props: latest.current,
      ssrRemote: ssr.remote,
      onState: (next) => {
        setOutcome({ attempt, state: next });
        if (next !== 'loading') onSettled?.();
      },
    });
    filled.current = here;
    return () => here.clear();
  }, [name, discovery, services, attempt, ssr.remote, onSettled]);

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
      <div
        ref={element}
        hidden={state === 'failed'}
        data-remote={name}
        data-remote-state={state}
        {...(ssr.isServerRendered && ssrContent)}
      />
    </div>
  );
}

/** React does not change this content: it belongs to the remote. */
const ssrContent = { dangerouslySetInnerHTML: { __html: remotePlace }, suppressHydrationWarning: true };

/** Whether the server rendered the remote of this slot, and the rendered remote. */
function useSsrRemote() {
  const isFirst = useIsServerRendered();
  const page = useContext(SsrPageContext);
  const remote = useContext(SsrRemoteContext);
  const isServerRendered = isFirst && page?.rendersRemote === true;
  return { isServerRendered, remote: isServerRendered ? remote : null };
}
