import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicSettings } from './index';
import { loadOperator, loadPictures, type PictureName, pictureSizes } from './load';
import { contrast } from './testing/contrast';
import { firstPixel, sizeOf } from './testing/png';

const folder = resolve(import.meta.dirname, '../operators');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const operators = files.map((file) => loadOperator(join(folder, file)));
const addresses = { identityUrl: 'http://partner.test/identity/check', signatureOrigin: 'http://partner.test' };

describe.each(operators.map((operator) => [operator.provider, operator] as const))(
  'operator %s',
  (_provider, operator) => {
    it('[A8] names its channel after the provider', () => {
      expect(operator.channel).toBe(`${operator.provider.toUpperCase()}_WEBSTORE`);
    });

    it('[A1] has the specified cart paths', () => {
      expect(operator.paths.cart).toEqual({ fr: 'panier', en: 'cart', de: 'warenkorb' });
    });

    it('[E4] has its own prepaid operator code', () => {
      expect(operator.prepaidOperatorCode).toBe(`${operator.provider}-prepaid`);
    });

    it('[A7] has the card marks of the provider, Visa, a national scheme and Mastercard', () => {
      expect(operator.cardMarks).toEqual([operator.partners.payment.name, 'VISA', 'LuxCard', 'Mastercard']);
    });

    it('sets known tokens only', () => {
      const styles = readFileSync(resolve(import.meta.dirname, '../../../shop/ui/src/styles/tokens.css'), 'utf8');
      const { tokens: own, grounds = {}, font } = operator.theme;
      const tokens = [own, ...Object.values(grounds)].flatMap((values) => Object.keys(values)).concat(`font-${font}`);
      const unknown = tokens.filter((token) => !styles.includes(` --${token}:`));
      expect(unknown).toEqual([]);
    });

    it.each(Object.keys(pictureSizes) as PictureName[])('[A8] has the picture %s in its colours', (name) => {
      const picture = loadPictures(join(folder, `${operator.provider}.json`))[name];
      if (!picture) throw new Error('Draw it with npm run pictures');
      expect(sizeOf(picture)).toEqual(pictureSizes[name]);
      const isRounded = name === 'icon-192' || name === 'icon-512';
      expect(firstPixel(picture)).toBe(isRounded ? '#000000' : operator.theme.icon.ground);
    });

    it('has an icon whose sign stands out', () => {
      const { ground, sign } = operator.theme.icon;
      expect(contrast(ground, sign)).toBeGreaterThanOrEqual(3);
    });

    it('has public settings without private values', () => {
      const settings = publicSettings(operator, addresses);
      expect(settings).toMatchObject({ ...addresses, name: operator.name, logo: operator.theme.logo, vatPercent: 17 });
      expect(settings).not.toHaveProperty('theme');
      expect(settings).not.toHaveProperty('orderNumberPrefix');
    });
  },
);

it('the operators differ in every public value', () => {
  const [first, second] = operators;
  expect(operators).toHaveLength(2);
  for (const key of [
    'provider',
    'name',
    'channel',
    'prepaidOperatorCode',
    'orderNumberPrefix',
    'sepaCreditorId',
    'appointmentUrl',
    'activationUrl',
  ] as const) {
    expect(first?.[key]).not.toBe(second?.[key]);
  }
});

describe('the theme of moselle', () => {
  const theme = operators.find(({ provider }) => provider === 'moselle')?.theme;
  const looks = ['light', 'dark'] as const;
  const shades = ['river', 'moss', 'amber', 'rose'];
  const textPairs = [
    ...['ink', 'ink-soft', 'ink-mute', ...shades].flatMap((text) => [
      [text, 'paper'],
      [text, 'mist'],
    ]),
    ...shades.map((text) => [text, `${text}-tint`]),
    ...['ink', 'ink-soft'].flatMap((text) => [...shades.map((shade) => [text, `${shade}-tint`]), [text, 'mist-deep']]),
    ['on-river', 'river'],
    ['on-river', 'river-deep'],
    ['on-coral', 'coral'],
    ['on-coral', 'coral-deep'],
  ];
  const ownPairs = [
    ['on-brand', 'brand'],
    ['on-way-done', 'way-done'],
    ['on-sign', 'sign'],
    ['on-chosen', 'chosen'],
    ['on-chosen-filter', 'chosen'],
    ['on-tag', 'tag'],
  ];
  const familyPairs = ['ink', 'ink-soft', 'river'].flatMap((text) =>
    ['paper', 'mist', 'mist-deep'].map((ground) => [text, ground]),
  );
  const grounds = [
    ['the page', {}, [...textPairs, ...ownPairs]],
    ['panel', theme?.grounds?.panel, textPairs],
    ...(['phones', 'mobile', 'internet', 'tv'] as const).map(
      (family) => [family, theme?.grounds?.[family], familyPairs] as const,
    ),
  ] as const;

  describe.each(grounds)('on %s', (_name, own, pairs) => {
    const colour = colourIn({ ...theme?.tokens, ...own });

    it.each(looks)('has readable text in %s mode', (look) => {
      const unreadable = pairs
        .map(([text = '', ground = '']) => ({
          text,
          ground,
          contrast: contrast(colour(text, look), colour(ground, look)),
        }))
        .filter((pair) => !(pair.contrast >= 4.5));
      expect(unreadable).toEqual([]);
    });

    it.each(looks)('has visible borders in %s mode', (look) => {
      for (const ground of ['paper', 'mist']) {
        expect(contrast(colour('line-strong', look), colour(ground, look))).toBeGreaterThanOrEqual(3);
      }
    });
  });
});

/** Parses `#rrggbb`, `light-dark(…, …)` and `var(--…)`, the only forms in the colours of a theme. */
function colourIn(tokens: Readonly<Record<string, string>>) {
  return function colour(token: string, look: 'light' | 'dark'): string {
    const value = tokens[token] ?? '';
    const [, other] = /^var\(--(.+)\)$/u.exec(value) ?? [];
    if (other !== undefined) return colour(other, look);
    const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/u.exec(value) ?? [];
    return look === 'light' ? light : dark;
  };
}
