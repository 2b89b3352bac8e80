import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicSettings } from './index';
import { loadOperator } from './load';
import { contrast } from './testing/contrast';

const folder = resolve(__dirname, '../operators');
const files = readdirSync(folder);
const operators = files.map((file) => loadOperator(join(folder, file)));
const addresses = { identityUrl: 'http://partner.test/identity/check', signatureOrigin: 'http://partner.test' };

describe.each(operators.map((operator) => [operator.provider, operator] as const))('operator %s', (_provider, operator) => {
  it('[A8] names its channel after the provider', () => {
    expect(operator.channel).toBe(`${operator.provider.toUpperCase()}_WEBSTORE`);
  });

  it('[A1] has the cart at its path in each language', () => {
    expect(operator.paths.cart).toEqual({ fr: 'panier', en: 'cart', de: 'warenkorb' });
  });

  it('[E4] has a prepaid operator of its own', () => {
    expect(operator.prepaidOperatorCode).toBe(`${operator.provider}-prepaid`);
  });

  it('[A7] shows provider, Visa, a national scheme and Mastercard', () => {
    expect(operator.cardMarks).toEqual([operator.partners.payment.name, 'VISA', 'LuxCard', 'Mastercard']);
  });

  it('sets only tokens that the looks know', () => {
    const styles = readFileSync(resolve(__dirname, '../../ui/src/styles/tokens.css'), 'utf8');
    const unknown = Object.keys(operator.theme.tokens).filter((token) => !styles.includes(` --${token}:`));
    expect(unknown).toEqual([]);
  });

  it('tells browsers what they may know, and nothing else', () => {
    const settings = publicSettings(operator, addresses);
    expect(settings).toMatchObject({ ...addresses, name: operator.name, logo: operator.theme.logo, vatPercent: 17 });
    expect(settings).not.toHaveProperty('theme');
    expect(settings).not.toHaveProperty('orderNumberPrefix');
  });
});

it('are different operators, not copies', () => {
  const [first, second] = operators;
  expect(operators).toHaveLength(2);
  for (const key of ['provider', 'name', 'channel', 'prepaidOperatorCode', 'orderNumberPrefix', 'sepaCreditorId', 'appointmentUrl'] as const) {
    expect(first?.[key]).not.toBe(second?.[key]);
  }
});

describe('the theme of moselle', () => {
  const tokens: Readonly<Record<string, string>> = operators.find(({ provider }) => provider === 'moselle')?.theme.tokens ?? {};
  const colour = (token: string, look: 'light' | 'dark') => {
    const [, light = '', dark = ''] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/u.exec(tokens[token] ?? '') ?? [];
    return look === 'light' ? light : dark;
  };
  const textPairs = [
    ...['ink', 'ink-soft', 'ink-mute', 'river', 'moss', 'amber', 'rose'].flatMap((text) => [[text, 'paper'], [text, 'mist']]),
    ...['river', 'moss', 'amber', 'rose'].map((text) => [text, `${text}-tint`]),
    ...['ink', 'ink-soft'].flatMap((text) => ['river-tint', 'moss-tint', 'amber-tint', 'rose-tint', 'mist-deep'].map((ground) => [text, ground])),
    ['on-river', 'river'],
    ['on-river', 'river-deep'],
    ['on-coral', 'coral'],
    ['on-coral', 'coral-deep'],
  ] as const;

  it.each(['light', 'dark'] as const)('is readable in its %s look', (look) => {
    const unreadable = textPairs
      .map(([text = '', ground = '']) => ({ text, ground, contrast: contrast(colour(text, look), colour(ground, look)) }))
      .filter((pair) => !(pair.contrast >= 4.5));
    expect(unreadable).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has borders that show in its %s look', (look) => {
    for (const ground of ['paper', 'mist']) {
      expect(contrast(colour('line-strong', look), colour(ground, look))).toBeGreaterThanOrEqual(3);
    }
  });
});
