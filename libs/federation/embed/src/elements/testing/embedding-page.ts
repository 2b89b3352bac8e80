import type { EmbedBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { aSettings } from '@alzette/testing';
import type { Embedded, EmbedHost, EmbedRequest } from '../../embed-host';
import type { AlzetteElement } from '../alzette-element';

export const site = 'https://shop.test';
const boot: EmbedBoot<PublicSettings> = {
  isCustomer: false,
  settings: aSettings(),
  discovery: { revision: 1, remotes: {} },
  host: {
    entry: { href: '/embed/assets/main.js', integrity: 'sha384-H' },
    preload: [{ href: '/embed/assets/framework.js', integrity: 'sha384-F' }],
  },
};

/** The calls of the present test's elements to their host. */
export const asked = { requests: [] as EmbedRequest[], removed: 0, offers: [] as unknown[] };
const host: EmbedHost = {
  embed(request) {
    asked.requests.push(request);
    const embedded: Embedded = {
      add: async (offer) => void asked.offers.push(offer),
      leave: () => void (asked.removed += 1),
    };
    return embedded;
  },
};

/** Each test imports a fresh module, like each page. */
export async function define() {
  jest.resetModules();
  const { AlzetteElement: Base } = await import('../alzette-element');
  const name = `alzette-test-${asked.requests.length}-${Math.random().toString(36).slice(2)}`;
  customElements.define(
    name,
    class extends Base {
      protected readonly kind = 'cart' as const;
    },
  );
  return name;
}

export function addElement(name: string, attributes: Readonly<Record<string, string>> = { site }): AlzetteElement {
  const element = document.createElement(name) as AlzetteElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.body.append(element);
  return element;
}

/** Runs pending promises, and fires the load events of scripts. */
export async function settle() {
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
    document.head.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event('load')));
  }
}

/** A new page for each test of a file, with a host that records its calls. */
export function openEmbeddingPages(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(asked, { requests: [], removed: 0, offers: [] });
    globalThis.__alzetteEmbed = async () => host;
    globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => boot }) as Response);
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    document.body.replaceChildren();
    document.head.replaceChildren();
    document.documentElement.lang = '';
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

export function shown(element: HTMLElement) {
  if (element.querySelector('[role=alert]')) return 'fallback';
  return element.querySelector('[role=status]') ? 'skeleton' : 'remote';
}
