import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { placeRemote, type PlacedRemote, type PlaceState, type ServedReleases } from '@alzette/host-kit';
import type { HostServices } from '@alzette/remote-contract';

interface PlaceProps {
  readonly remote: string;
  readonly served: ServedReleases;
  readonly services: HostServices;
}

/** The remote itself, at the page's address. */
export function Place({ remote, served, services }: PlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const placed = useRef<PlacedRemote | null>(null);
  const [state, setState] = useState<PlaceState>('loading');
  const address = useSyncExternalStore(followAddress, () => window.location.pathname + window.location.search);
  const isServed = served.states[remote] === 'served';
  useEffect(() => {
    if (!element.current || !isServed) return undefined;
    const here = placeRemote(element.current, {
      name: remote,
      discovery: served.discovery,
      services,
      props: propsOfAddress(),
      onState: setState,
    });
    placed.current = here;
    return () => here.leave();
  }, [remote, served, services, isServed]);
  useEffect(() => placed.current?.update(propsOfAddress()), [address]);

  if (!isServed) return <FormattedMessage id={`alone.${served.states[remote] ?? 'silent'}`} values={{ remote }} />;
  return (
    <>
      {state !== 'ready' && <FormattedMessage id={`alone.${state}`} values={{ remote }} />}
      <div ref={element} hidden={state === 'failed'} />
    </>
  );
}

function propsOfAddress() {
  return { path: window.location.pathname, query: window.location.search };
}

function followAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
