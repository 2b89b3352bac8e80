import type { AlzetteElement } from './alzette-element';
import { addElement, asked, define, settle, shown, site, openEmbeddingPages } from './testing/embedding-page';

openEmbeddingPages();

describe('an element on a page', () => {
  it('[P4] shows a skeleton, requests the boot data with cookies, and gives the remote a slot', async () => {
    const element = addElement(await define());
    const ready = jest.fn();
    element.addEventListener('alzette-ready', ready);
    expect(shown(element)).toBe('skeleton');
    await settle();
    expect(fetch).toHaveBeenCalledWith(`${site}/embed/boot.json`, { credentials: 'include' });
    const script = document.head.querySelector('script');
    expect(script).toMatchObject({
      src: `${site}/embed/assets/main.js`,
      integrity: 'sha384-H',
      crossOrigin: 'anonymous',
    });
    expect(document.head.querySelector('link[rel=preload]')).toMatchObject({
      href: `${site}/embed/assets/framework.js`,
      integrity: 'sha384-F',
    });
    expect(asked.requests).toMatchObject([{ element, kind: 'cart', locale: 'fr' }]);
    asked.requests[0]?.onState('ready');
    expect(shown(element)).toBe('remote');
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('[P4] shares one request with the other elements of the page, and one shop', async () => {
    const name = await define();
    addElement(name);
    addElement(name);
    const other = addElement(name, { site: 'https://other.test' });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(asked.requests).toHaveLength(2);
    expect(shown(other)).toBe('fallback');
  });

  it.each([
    [{ site, locale: 'de' }, '', 'de'],
    [{ site, locale: 'lb' }, 'en-GB', 'en'],
    [{ site }, 'fr-LU', 'fr'],
    [{ site }, 'pt', 'fr'],
  ])('[P4] with %o on a page in "%s" has the language %s', async (attributes, lang, locale) => {
    document.documentElement.lang = lang;
    const element = addElement(await define(), attributes as Readonly<Record<string, string>>);
    await settle();
    expect(asked.requests[0]?.locale).toBe(locale);
    expect(element.querySelector('[lang]')).toHaveAttribute('lang', locale);
  });

  it('[P4] reloads in another language', async () => {
    const element = addElement(await define());
    await settle();
    element.locale = 'en';
    expect(asked.removed).toBe(1);
    await settle();
    expect(asked.requests.map(({ locale }) => locale)).toEqual(['fr', 'en']);
    element.locale = 'en';
    expect(asked.requests).toHaveLength(2);
  });

  it('[P4] keeps properties that were set before its definition', async () => {
    const early = document.createElement('alzette-early') as AlzetteElement;
    Object.assign(early, { locale: 'de', supportPhone: '8002 4000', checkoutHref: null });
    document.body.append(early);
    const { AlzetteElement: Base } = await import('./alzette-element');
    customElements.define(
      'alzette-early',
      class extends Base {
        protected readonly kind = 'cart' as const;
      },
    );
    expect(early.getAttribute('locale')).toBe('de');
    expect(early.getAttribute('support-phone')).toBe('8002 4000');
    expect(early.hasAttribute('checkout-href')).toBe(false);
    expect(Object.hasOwn(early, 'locale')).toBe(false);
  });

  it.each(['fr', 'en', 'de'])(
    '[P4] shows the fallback with retry and phone number within six seconds, in %s',
    async (locale) => {
      const element = addElement(await define(), { site, locale, 'support-phone': '+352 8002 4000' });
      const failed = jest.fn();
      document.addEventListener('alzette-error', failed, { once: true });
      await settle();
      jest.advanceTimersByTime(5900);
      expect(shown(element)).toBe('fallback');
      expect(failed).toHaveBeenCalledTimes(1);
      expect(element.querySelector('a')).toHaveAttribute('href', 'tel:+35280024000');
      element.querySelector('button')?.click();
      expect(shown(element)).toBe('skeleton');
      await settle();
      asked.requests[1]?.onState('ready');
      expect(shown(element)).toBe('remote');
    },
  );

  it('[P4] reports to developers that the page may not embed the shop', async () => {
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const element = addElement(await define());
    const failed = jest.fn();
    element.addEventListener('alzette-error', (event) => failed(event.detail.message));
    await settle();
    expect(failed).toHaveBeenCalledWith(expect.stringContaining('embedding.origins'));
    element.retry();
    await settle();
    expect(asked.requests).toHaveLength(1);
  });

  it('[P4] shows a late remote after the fallback', async () => {
    const element = addElement(await define());
    await settle();
    jest.advanceTimersByTime(6000);
    asked.requests[0]?.onState('ready');
    expect(shown(element)).toBe('remote');
  });

  it('[P4] removes its timers and its content with the element', async () => {
    const element = addElement(await define());
    element.remove();
    expect(jest.getTimerCount()).toBe(0);
    await settle();
    expect(asked.requests).toEqual([]);
    document.body.append(element);
    await settle();
    element.remove();
    expect(asked.removed).toBe(1);
    expect(element.childNodes).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('[P4] adds offers to the cart, early ones when the host is loaded', async () => {
    const element = addElement(await define());
    const offer = { type: 'mobile', code: 'mobile-alzette-s' } as const;
    const early = element.add(offer);
    expect(asked.offers).toEqual([]);
    await settle();
    await early;
    await element.add(offer);
    expect(asked.offers).toEqual([offer, offer]);
  });

  it('[P4] names the origin that the browser sends, which is null in a sandboxed frame', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('refused'));
    const origin = Object.getOwnPropertyDescriptor(window, 'origin') ?? {};
    Object.defineProperty(window, 'origin', { value: 'null', configurable: true });
    const failed = jest.fn();
    const element = addElement(await define());
    element.addEventListener('alzette-error', (event) => failed(event.detail.message));
    await settle();
    expect(failed).toHaveBeenCalledWith(expect.stringContaining('does not allow the origin null to embed it'));
    Object.defineProperty(window, 'origin', origin);
  });

  it('[P4] rejects an offer when the shop is unavailable or the element is not on the page', async () => {
    const offer = { type: 'mobile', code: 'mobile-alzette-s' } as const;
    const element = addElement(await define());
    const taken = element.add(offer);
    element.remove();
    await settle();
    await expect(taken).rejects.toMatchObject({ code: 'unavailable' });
    await expect(element.add(offer)).rejects.toMatchObject({ code: 'unavailable' });
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('unavailable'));
    await expect(addElement(await define()).add(offer)).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked.offers).toEqual([]);
  });
});
