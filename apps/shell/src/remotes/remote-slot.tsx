import { useCallback, useEffect, useRef, useState } from 'react';
import type { BootDiscovery } from '@alzette/discovery';
import type { HostServices, MountedRemote, MountProps } from '@alzette/remote-contract';
import { loadRemote } from './load-remote';
import { RemoteFallback } from './remote-fallback';
import { RemoteSkeleton } from './remote-skeleton';

interface RemoteSlotProps extends MountProps {
  readonly name: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  /** For its fallback: see `RemoteFallback`. */
  readonly leadsToCart: boolean;
}

/** How one try to show the remote went. */
interface Outcome {
  readonly attempt: number;
  readonly status: 'ready' | 'failed';
}

/** A place on the page for one remote. Whatever goes wrong inside stays inside: the rest of the site works on. */
export function RemoteSlot({ name, discovery, services, leadsToCart, path, query }: RemoteSlotProps) {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = outcome?.attempt === attempt ? outcome.status : 'loading';
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedRemote | null>(null);
  const latest = useRef({ path, query });
  useEffect(() => {
    latest.current = { path, query };
    mounted.current?.update({ path, query });
  }, [path, query]);

  useEffect(() => {
    const leaving = new AbortController();
    const element = document.createElement('div');
    place.current?.append(element);
    const fail = (error: unknown) => {
      if (leaving.signal.aborted) return;
      services.report(error, { remote: name });
      setOutcome({ attempt, status: 'failed' });
    };

    loadRemote(name, discovery)
      .then((mount) => {
        if (leaving.signal.aborted) return;
        mounted.current = mount(element, {
          services,
          props: latest.current,
          signal: leaving.signal,
          onReady: () => setOutcome({ attempt, status: 'ready' }),
          onFatal: fail,
        });
      })
      .catch(fail);

    return () => {
      leaving.abort();
      mounted.current?.unmount();
      mounted.current = null;
      element.remove();
    };
  }, [name, discovery, services, attempt]);

  const isReadable = (discovery.remotes[name] ?? []).some(({ manifest }) => manifest !== null);
  const handleRetry = useCallback(() => {
    // What could not be read when this page was made, only a new page can know.
    if (!isReadable) window.location.reload();
    else setAttempt((count) => count + 1);
  }, [isReadable]);
  return (
    <>
      {status === 'loading' && <RemoteSkeleton />}
      {status === 'failed' && <RemoteFallback onRetry={handleRetry} leadsToCart={leadsToCart} />}
      <div ref={place} hidden={status === 'failed'} />
    </>
  );
}
