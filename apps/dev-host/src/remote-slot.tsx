import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { fillSlot, type FilledSlot, type SlotState, type ServedReleases } from '@alzette/host-kit';
import type { HostServices } from '@alzette/remote-contract';

interface RemoteSlotProps {
  readonly remote: string;
  readonly served: ServedReleases;
  readonly services: HostServices;
}

/** The slot of the remote, with the page's address. */
export function RemoteSlot({ remote, served, services }: RemoteSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const filled = useRef<FilledSlot | null>(null);
  const [state, setState] = useState<SlotState>('loading');
  const address = useSyncExternalStore(followAddress, () => window.location.pathname + window.location.search);
  const isServed = served.states[remote] === 'served';
  useEffect(() => {
    if (!element.current || !isServed) return undefined;
    const here = fillSlot(element.current, {
      name: remote,
      discovery: served.discovery,
      services,
      props: propsOfAddress(),
      onState: setState,
    });
    filled.current = here;
    return () => here.clear();
  }, [remote, served, services, isServed]);
  useEffect(() => filled.current?.update(propsOfAddress()), [address]);

  if (!isServed) return <FormattedMessage id={`alone.${served.states[remote] ?? 'unavailable'}`} values={{ remote }} />;
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
