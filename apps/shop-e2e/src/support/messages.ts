import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@alzette/shop-model';
import { root } from './root';

const sources = [
  'libs/shop/i18n/src/messages',
  'libs/shop/shop-widgets/src/messages',
  'libs/shop/shop-widgets/src/offers/messages',
  'libs/shop/shop-widgets/src/prices/messages',
  'libs/shop/shop-widgets/src/orders/messages',
  'apps/shell/src/messages',
  'apps/shell/src/overrides/messages',
  'apps/shell/src/offers/compare/messages',
  'apps/shell/src/devices/messages',
  'apps/shell/src/home/messages',
  'apps/shell/src/offers/messages',
  'apps/shell/src/offers/availability/messages',
  'apps/shell/src/prepaid/messages',
  'apps/cart/src/messages',
  'apps/orders/src/messages',
  'apps/orders/src/changes/messages',
  'apps/esales-checkout/src/messages',
  'apps/esales-checkout/src/cart-step/checks/messages',
  'apps/esales-checkout/src/later-steps/messages',
  'libs/shop/checkout-kit/src/messages',
  'libs/shop/checkout-kit/src/payment/messages',
  'apps/prepaid-checkout/src/messages',
  'apps/prepaid-checkout/src/payment/messages',
];

/** The text under a message id, with its placeholders filled in. */
export type MessageText = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Reads the apps' own messages, so that no test holds a copy of a text. */
export function messagesOf(locale: Locale): MessageText {
  const messages = Object.assign({}, ...sources.map((source) => readMessages(source, locale))) as Record<
    string,
    string
  >;
  return (id, values = {}) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message "${id}" in ${locale}`);
    const text = chosen(message, values).replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
    if (text.includes('{')) throw new Error(`Message "${id}" has more placeholders than were given: ${text}`);
    return text;
  };
}

/** Resolves `{choice, select, yes {…} other {…}}` with the given value. */
function chosen(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+), select,((?:\s*\w+ \{[^{}]*\})+)\s*\}/gu, (_, name: string, choices: string) => {
    const options = Object.fromEntries(
      [...choices.matchAll(/(\w+) \{([^{}]*)\}/gu)].map(([, key = '', text = '']) => [key, text]),
    );
    return options[String(values[name])] ?? options['other'] ?? '';
  });
}

function readMessages(source: string, locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(join(root, source, `${locale}.json`), 'utf8')) as Record<string, string>;
}
