import { useCallback, useEffect, useRef, useState } from 'react';
import type { BootDiscovery } from '@alzette/discovery';
import { fillSlot, type FilledSlot, type SlotState } from '@alzette/host-kit';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { RemoteFallback } from './remote-fallback';
import { RemoteSkeleton } from './remote-skeleton';

interface RemoteSlotProps extends MountProps {
  readonly name: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  /** For its fallback: see `RemoteFallback`. */
  readonly leadsToCart: boolean;
}

/** How one try to show the remote stands. */
interface Outcome {
  readonly attempt: number;
  readonly state: SlotState;
}

/** A slot of the page for one remote. Whatever goes wrong inside stays inside: the rest of the site works on. */
export function RemoteSlot({ name, discovery, services, leadsToCart, path, query }: RemoteSlotProps) {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const state = outcome?.attempt === attempt ? outcome.state : 'loading';
  const slot = useRef<HTMLDivElement>(null);
  const filled = useRef<FilledSlot | null>(null);
  const latest = useRef({ path, query });
  useEffect(() => {
    latest.current = { path, query };
    filled.current?.update({ path, query });
  }, [path, query]);

  useEffect(() => {
    if (!slot.current) return undefined;
    const here = fillSlot(slot.current, {
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
    // What could not be read when this page was made, only a new page can know.
    if (!isReadable) window.location.reload();
    else setAttempt((count) => count + 1);
  }, [isReadable]);
  return (
    <>
      {state === 'loading' && <RemoteSkeleton />}
      {state === 'failed' && <RemoteFallback onRetry={handleRetry} leadsToCart={leadsToCart} />}
      <div ref={slot} hidden={state === 'failed'} data-remote={name} data-remote-state={state} />
    </>
  );
}
