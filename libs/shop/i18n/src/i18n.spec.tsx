import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import {
  expectSameIds,
  formatDate,
  formatMoney,
  matchPath,
  pathFor,
  pathInLocale,
  pathsInAllLocales,
  devicePath,
  ShopIntlProvider,
  todayInLuxembourg,
} from './index';

const paths = {
  cart: { fr: 'panier', en: 'cart', de: 'warenkorb' },
  checkout: { fr: 'commande', en: 'checkout', de: 'kasse' },
  mobile: { fr: 'mobile', en: 'mobile', de: 'mobil' },
  phones: { fr: 'telephones', en: 'phones', de: 'handys' },
  internet: { fr: 'internet', en: 'internet', de: 'internet' },
  'internet-mobile': { fr: 'internet-et-mobile', en: 'internet-and-mobile', de: 'internet-und-mobil' },
  tv: { fr: 'tv', en: 'tv', de: 'tv' },
  duo: { fr: 'duo', en: 'duo', de: 'duo' },
  'top-up': { fr: 'recharge', en: 'top-up', de: 'aufladen' },
  'starter-packs': { fr: 'packs-de-demarrage', en: 'starter-packs', de: 'starterpakete' },
  orders: { fr: 'commandes', en: 'orders', de: 'bestellungen' },
};
const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');

describe('amounts', () => {
  it('[B12] have two decimals and the euro sign, in the language of the shopper', () => {
    expect(plainSpaces(formatMoney(1999, 'fr'))).toBe('19,99 €');
    expect(formatMoney(1999, 'en')).toBe('€19.99');
    expect(plainSpaces(formatMoney(1900, 'de'))).toBe('19,00 €');
  });
});

describe('dates', () => {
  it('shows a calendar day as that day in every client time zone', () => {
    expect(formatDate('2026/12/17', 'fr', 'weekday')).toBe('jeudi 17 décembre 2026');
    expect(formatDate('2026-12-17', 'de')).toBe('17. Dezember 2026');
  });

  it('shows a moment on the Luxembourg calendar', () => {
    expect(formatDate(new Date('2026-12-16T23:30:00Z'), 'en')).toBe('17 December 2026');
    expect(todayInLuxembourg(new Date('2026-07-31T22:30:00Z'))).toBe('2026/08/01');
  });

  it.each([
    ['2026/12/01', 'long', '1er décembre 2026'],
    ['2026/12/01', 'weekday', 'mardi 1er décembre 2026'],
    ['2026/12/01', 'short', 'mar. 1er déc.'],
    ['2026/12/11', 'long', '11 décembre 2026'],
    ['2026/12/21', 'weekday', 'lundi 21 décembre 2026'],
  ] as const)('[L1] names the French day %s in the style %s as %s', (day, style, text) => {
    expect(formatDate(day, 'fr', style)).toBe(text);
  });

  it('refuses a text that is no date', () => {
    expect(() => formatDate('tomorrow', 'fr')).toThrow(RangeError);
  });
});

describe('site paths', () => {
  it('[A1] gives the cart its own path in each language', () => {
    expect(pathFor('cart', 'fr', paths)).toBe('/fr/panier');
    expect(pathFor('cart', 'en', paths)).toBe('/en/cart');
    expect(pathFor('cart', 'de', paths)).toBe('/de/warenkorb');
  });

  it('[A3] builds and recognises the checkout route from locale and localized path', () => {
    expect(matchPath(pathFor('checkout', 'de', paths), paths)).toEqual({
      locale: 'de',
      page: 'checkout',
      slug: null,
      slot: null,
    });
    expect(matchPath('/de/checkout', paths)).toEqual({ locale: 'de', page: null, slug: null, slot: null });
    expect(matchPath('/', paths)).toEqual({ locale: null, page: null, slug: null, slot: null });
  });
});

describe('a legal page', () => {
  it('[A11] has the same paths for each operator, unless the operator file renames it', () => {
    expect(pathFor('privacy', 'fr', paths)).toBe('/fr/confidentialite');
    expect(matchPath('/fr/conditions', paths).page).toBe('terms');
    const renamed = { ...paths, privacy: { fr: 'vie-privee', en: 'privacy', de: 'datenschutz' } };
    expect(pathFor('privacy', 'fr', renamed)).toBe('/fr/vie-privee');
    expect(matchPath('/fr/vie-privee', renamed).page).toBe('privacy');
    expect(matchPath('/fr/confidentialite', renamed).page).toBeNull();
  });
});

describe('the page of a device', () => {
  it('has a path below the devices in each language', () => {
    expect(devicePath('ernz-9-pro', 'de', paths)).toBe('/de/handys/ernz-9-pro');
    expect(matchPath('/fr/telephones/ernz-9-pro', paths)).toEqual({
      locale: 'fr',
      page: 'phones',
      slug: 'ernz-9-pro',
      slot: null,
    });
    expect(matchPath('/fr/telephones', paths)).toEqual({ locale: 'fr', page: 'phones', slug: null, slot: null });
    expect(matchPath('/fr/mobile/ernz-9-pro', paths).page).toBeNull();
    expect(matchPath('/fr/telephones/a/b', paths).page).toBeNull();
    expect(pathsInAllLocales({ page: 'phones', slug: 'a b', slot: null }, paths).en).toBe('/en/phones/a%20b');
  });

  it('[B9] opens in the present language for a line item that was added in another one', () => {
    expect(pathInLocale('/fr/telephones/ernz-9-pro', 'en', paths)).toBe('/en/phones/ernz-9-pro');
    expect(pathInLocale('/de/mobil', 'fr', paths)).toBe('/fr/mobile');
    expect(pathInLocale('/elsewhere', 'fr', paths)).toBe('/elsewhere');
  });
});

describe('a page that a remote fills', () => {
  const pages = {
    loyalty: {
      path: { fr: 'fidelite', en: 'loyalty', de: 'treue/bonus' },
      title: { fr: 'Fidélité', en: 'Loyalty', de: 'Treue' },
    },
  };

  it('[P1] is found by its path, and in the other languages', () => {
    const match = matchPath('/de/treue/bonus', paths, pages);
    expect(match).toEqual({ locale: 'de', page: null, slug: null, slot: 'loyalty' });
    expect(pathsInAllLocales(match, paths, pages)).toEqual({
      fr: '/fr/fidelite',
      en: '/en/loyalty',
      de: '/de/treue/bonus',
    });
    expect(matchPath('/en/fidelite', paths, pages).slot).toBeNull();
    expect(matchPath('/fr/fidelite', paths).slot).toBeNull();
  });
});

describe('the parity check', () => {
  it('reports every id, word and placeholder that differs', () => {
    const parityOf = () =>
      expectSameIds({
        fr: { 'a.one': 'Un {name}', 'a.two': 'Deux' },
        en: { 'a.one': 'One {nam}', 'a.two': ' ' },
        de: { 'a.one': 'Ein {name}', 'a.three': 'Drei' },
      });
    expect(parityOf).toThrow(/en has no words for a.two\nen has other placeholders than French in a.one/u);
    expect(parityOf).toThrow(/de lacks a.two\nde has a.three, which French lacks/u);
  });

  it('refuses texts that format a date, which would be that of the visitor’s time zone', () => {
    const texts = { 'a.day': 'On { day , date, long}' };
    expect(() => expectSameIds({ fr: texts, en: texts, de: texts })).toThrow(/fr formats a date in a.day/u);
  });
});

describe('the message provider', () => {
  it('gives its children the messages of its language', () => {
    render(
      <ShopIntlProvider
        locale="fr"
        messages={{ 'common.items': '{count, plural, one {# article} other {# articles}}' }}
      >
        <FormattedMessage id="common.items" values={{ count: 3 }} />
      </ShopIntlProvider>,
    );
    expect(screen.getByText('3 articles')).toBeVisible();
  });
});
