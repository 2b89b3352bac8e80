import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Locale, OrderAddress, OrderResponse } from '@alzette/shop-model';
import type { ReceiptTexts } from './texts/receipt-texts';

/** What stands before a value, and the value, one line of it each. */
export type Fact = readonly [label: string, lines: readonly string[]];

/** How Luxembourg's shoppers expect amounts and dates. */
const regions: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** What a receipt has to say of an order, in the order in which it is read. */
export function receiptFacts(order: OrderResponse, language: Locale, { labels, vat, card }: ReceiptTexts): Fact[] {
  const money = new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' });
  const date = new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'Europe/Luxembourg' });
  const amount = (cents: number) => money.format(cents / 100);
  const number = order.complementaryInformations[0]?.currentPhoneNumber ?? null;
  const paid = [amount(order.total), vat(amount(order.taxTotal))];
  return [
    [labels.product, order.items.map(({ variantName }) => variantName)],
    number === null ? [labels.deliverTo, addressLines(order.shippingAddress)] : [labels.number, [spaced(number)]],
    [labels.paid, order.card ? [...paid, card(order.card.brand, order.card.lastDigits)] : paid],
    [labels.order, [order.number ?? '']],
    [labels.date, [date.format(new Date(order.confirmedAt ?? order.createdAt))]],
  ];
}

function addressLines({ firstName, lastName, street, postcode, city, additionalInformation }: OrderAddress): string[] {
  return [`${firstName} ${lastName}`, street, additionalInformation ?? '', `L-${postcode} ${city}`].filter(Boolean);
}

/** As it is printed: +352 691 123 456. */
function spaced(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
