import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TrustedTypes } from '@alzette/discovery';
import { addElement, asked, define, settle, site, openEmbeddingPages } from './testing/embedding-page';

openEmbeddingPages();

describe('Trusted Types', () => {
  type Rules = Parameters<TrustedTypes['createPolicy']>[1];
  const page = globalThis as { trustedTypes?: TrustedTypes };
  afterEach(() => {
    delete page.trustedTypes;
    globalThis.__alzettePolicy = undefined;
  });

  it('[P4] load the shop’s scripts by a policy of its own, and no others', async () => {
    const createPolicy = jest.fn((_name: string, rules: Rules) => rules);
    page.trustedTypes = { createPolicy };
    addElement(await define());
    await settle();
    addElement(await define());
    await settle();
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect(createPolicy).toHaveBeenCalledWith('alzette', expect.anything());
    expect(document.head.querySelector('script')?.src).toBe(`${site}/embed/assets/main.js`);
    expect(() => globalThis.__alzettePolicy?.createScriptURL('https://evil.test/a.js')).toThrow('evil.test');
  });

  it('[P4] that do not allow the policy are named in the console', async () => {
    page.trustedTypes = {
      createPolicy() {
        throw new TypeError('disallowed');
      },
    };
    addElement(await define());
    await settle();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('trusted-types alzette'), expect.anything());
    expect(asked.requests).toHaveLength(1);
  });
});

describe('a page', () => {
  it.each([
    ['https://shop.test/embed.js', true],
    ['https://shop.test/embed.js?v=2', true],
    ['https://page.test/bundle.js', false],
    ['', false],
  ])('[P4] finds its shop by the script %j: %s', async (src, isFound) => {
    jest
      .spyOn(document, 'currentScript', 'get')
      .mockReturnValue(Object.assign(document.createElement('script'), { src }));
    const element = addElement(await define(), {});
    await settle();
    expect(fetch).toHaveBeenCalledTimes(isFound ? 1 : 0);
    if (isFound) expect(fetch).toHaveBeenCalledWith(`${site}/embed/boot.json`, expect.anything());
    else expect(element).toHaveTextContent(`<${element.localName}> needs the attribute site`);
  });

  it.each([{}, { site: 'shop.test' }])('[P4] with %j names the attribute that is missing', async (attributes) => {
    const element = addElement(await define(), attributes);
    const failed = jest.fn();
    element.addEventListener('alzette-error', (event) => failed(event.detail.message));
    await settle();
    const reason = `<${element.localName}> needs the attribute site with the shop's origin`;
    expect(element.querySelector('[role=alert]')).toHaveTextContent(reason);
    expect(failed).toHaveBeenCalledWith(expect.stringContaining(reason));
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(reason) }));
    element.setAttribute('site', `${site}/de/kasse`);
    await settle();
    expect(fetch).toHaveBeenCalledWith(`${site}/embed/boot.json`, expect.anything());
  });

  it('[P4] is hydrated by React without a difference, and keeps its content', async () => {
    const name = await define();
    const container = document.createElement('div');
    container.innerHTML = `<main><h1>Order</h1><${name} site="${site}"></${name}><p>After</p></main>`;
    document.body.append(container);
    const element = container.querySelector(name);
    expect(element?.querySelector('[role=status]')).not.toBeNull();
    const differences: unknown[] = [];
    const page = createElement(
      'main',
      null,
      createElement('h1', null, 'Order'),
      createElement(name, { site }),
      createElement('p', null, 'After'),
    );
    jest.useRealTimers();
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(differences).toEqual([]);
    expect(container.querySelector(name)).toBe(element);
    expect(element?.firstChild).toBe(element?.children[0]);
    expect(element?.querySelector('[role=status]')).not.toBeNull();
    await act(async () => root.unmount());
  });
});
