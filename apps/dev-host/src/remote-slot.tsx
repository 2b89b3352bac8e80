import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { mountRemote, type RemoteSlotHandle, type SlotState, type ServedReleases } from '@alzette/host-kit';
import type { HostServices } from '@alzette/remote-contract';
import type { ServerRendered } from './render-remote';
import { addressOfPage } from './state';

interface RemoteSlotProps {
  readonly remote: string;
  readonly served: ServedReleases;
  readonly services: HostServices;
  /** What the page continues from; null where the browser renders the remote. */
  readonly ssrRemote: ServerRendered | null;
}

/** The slot of the remote, with the page's address. */
export function RemoteSlot({ remote, served, services, ssrRemote }: RemoteSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const filled = useRef<RemoteSlotHandle | null>(null);
  const [state, setState] = useState<SlotState>('loading');
  const address = useSyncExternalStore(followAddress, () => window.location.pathname + window.location.search);
  const isServed = served.states[remote] === 'served';
  useEffect(() => {
    if (!element.current || !isServed) return undefined;
    if (ssrRemote) element.current.innerHTML = `<div data-release="${ssrRemote.version}">${ssrRemote.html}</div>`;
    const here = mountRemote(element.current, {
      name: remote,
      discovery: served.discovery,
      services,
      props: addressOfPage(),
      ssrRemote: ssrRemote?.remote ?? null,
      onState: setState,
    });
    filled.current = here;
    return () => here.clear();
  }, [remote, served, services, ssrRemote, isServed]);
  useEffect(() => filled.current?.update(addressOfPage()), [address]);

  if (!isServed)
    return <FormattedMessage id={`alone.${served.states[remote] ?? 'unavailable'}` as MessageId} values={{ remote }} />;
  return (
    <>
      {state !== 'ready' && <FormattedMessage id={`alone.${state}`} values={{ remote }} />}
      <div ref={element} hidden={state === 'failed'} />
    </>
  );
}

function followAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
