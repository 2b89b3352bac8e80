import { act, screen, waitFor } from '@testing-library/react';
import { createSlice } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { HostServices, MountedRemote, MountProps } from '@alzette/remote-contract';
import { defineMessageLoader, type MessageId } from '@alzette/i18n';
import { makeStore } from '@alzette/shop-store';
import { defineMount, useServices, useSettings, type RemoteDefinition } from './index';

const messages = { 'page.title': 'Page' };
const catalogue = defineMessageLoader({
  fr: async () => ({ default: messages }),
  en: async () => ({ default: { 'page.title': 'Page in English' } }),
  de: async () => ({ default: messages }),
});
const visits = createSlice({ name: 'visits', reducerPath: 'page/visits', initialState: 3, reducers: {} });

function Page({ path, query }: MountProps) {
  const { locale } = useServices();
  const { name } = useSettings();
  const count = useSelector((state: { 'page/visits'?: number }) => state['page/visits']);
  return (
    <>
      <h1>
        <FormattedMessage id={'page.title' as MessageId} />
      </h1>
      <p>{[locale, name, path, query, count].join(' ')}</p>
      <p>
        <FormattedMessage id="common.continue" />
      </p>
    </>
  );
}

function Broken(): never {
  throw new Error('cannot render');
}

interface MountedHere {
  readonly mounted: MountedRemote;
  readonly element: HTMLElement;
  readonly leaving: AbortController;
  readonly handleReady: jest.Mock;
  readonly handleFatal: jest.Mock;
}

function mountHere(definition: Partial<RemoteDefinition> = {}): MountedHere {
  const element = document.body.appendChild(document.createElement('div'));
  const leaving = new AbortController();
  const handleReady = jest.fn();
  const handleFatal = jest.fn();
  const services = { store: makeStore(), locale: 'en', settings: { name: 'Alzette' } } as unknown as HostServices;
  const mount = defineMount({ Component: Page, messageLoaders: [catalogue], slices: [visits], ...definition });
  const mounted = mount(element, {
    services,
    props: { path: '/en/cart', query: '' },
    signal: leaving.signal,
    onReady: handleReady,
    onFatal: handleFatal,
  });
  return { mounted, element, leaving, handleReady, handleFatal };
}

afterEach(() => document.body.replaceChildren());

describe('defineMount', () => {
  it('[P1] renders the remote with its messages, the shared messages, its slices and the host services', async () => {
    const { handleReady, handleFatal } = mountHere();
    expect(await screen.findByRole('heading', { name: 'Page in English' })).toBeVisible();
    expect(screen.getByText('en Alzette /en/cart 3')).toBeVisible();
    expect(screen.getByText('Continue')).toBeVisible();
    await waitFor(() => expect(handleReady).toHaveBeenCalledTimes(1));
    expect(handleFatal).not.toHaveBeenCalled();
  });

  it('[P1] an update shows another page, and the remote is ready only once', async () => {
    const { mounted, handleReady } = mountHere();
    await screen.findByRole('heading');
    act(() => mounted.update({ path: '/en/cart', query: '?step=two' }));
    expect(await screen.findByText('en Alzette /en/cart ?step=two 3')).toBeVisible();
    expect(handleReady).toHaveBeenCalledTimes(1);
  });

  it('an update while the messages load sets the first address', async () => {
    const { mounted } = mountHere();
    mounted.update({ path: '/en/cart', query: '?step=later' });
    expect(await screen.findByText('en Alzette /en/cart ?step=later 3')).toBeVisible();
  });

  it('[P1] unmount empties the element and stops what start began', async () => {
    const handleStop = jest.fn();
    const { mounted, element } = mountHere({ start: () => handleStop });
    await screen.findByRole('heading');
    await act(async () => mounted.unmount());
    expect(element).toBeEmptyDOMElement();
    expect(handleStop).toHaveBeenCalledTimes(1);
  });

  it('an abort while the messages load prevents the render', async () => {
    const { leaving, element, handleReady } = mountHere();
    leaving.abort();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(element).toBeEmptyDOMElement();
    expect(handleReady).not.toHaveBeenCalled();
  });

  it('start runs after the slices are injected', async () => {
    const seen: unknown[] = [];
    mountHere({
      start: ({ store }) => {
        seen.push(store.getState());
        return () => undefined;
      },
    });
    expect(seen).toEqual([expect.objectContaining({ 'page/visits': 3 })]);
    await screen.findByRole('heading');
  });

  it('[P1] an error of the render goes to onFatal, and nothing is shown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { handleReady, handleFatal, element } = mountHere({ Component: Broken });
    await waitFor(() =>
      expect(handleFatal).toHaveBeenCalledWith(expect.objectContaining({ message: 'cannot render' })),
    );
    expect(handleReady).not.toHaveBeenCalled();
    expect(element).toBeEmptyDOMElement();
    jest.restoreAllMocks();
  });

  it('[P1] messages that do not load are reported to onFatal', async () => {
    const lost = { load: () => Promise.reject(new Error('no messages')) };
    const { handleFatal } = mountHere({ messageLoaders: [lost] });
    await waitFor(() => expect(handleFatal).toHaveBeenCalledWith(expect.objectContaining({ message: 'no messages' })));
  });

  it('[P2] a slice at the path of another owner is refused', () => {
    const intruder = createSlice({ name: 'cart', initialState: {}, reducers: {} });
    expect(() => mountHere({ slices: [intruder] })).toThrow(/already has another reducer at "cart"/u);
  });
});
