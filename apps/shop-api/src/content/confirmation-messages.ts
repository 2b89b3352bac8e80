import type { ConfirmationMessage, ItemType, Locale } from '@alzette/shop-model';
import type { ConfirmationTexts, LineTexts } from './texts/confirmation-texts';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';

type Message = Omit<ConfirmationMessage, 'id'>;

const texts: Record<Locale, ConfirmationTexts> = { fr: french, en: english, de: german };

/** What the confirmation screen may say of each ordered line, the general message last (spec rows L1, L4). */
export function confirmationMessages(locale: Locale): ConfirmationMessage[] {
  const all = texts[locale];
  const messages: readonly Message[] = [
    ...ofLine('mobile', all.mobile),
    ...ofLine('device', all.device),
    always('device', all.deviceAlone),
    ...ofLine('internet', all.internet),
    ...ofLine('internet-mobile', all.internetMobile),
    ...ofLine('tv', all.tv),
    ...ofLine('duo', all.duo),
    always('subscription-additional', all.additional),
    always('tv-package', all.tvPackage),
    always('default', all.other),
  ];
  return messages.map((message, index) => ({ id: index + 1, ...message }));
}

/** What the confirmation of each prepaid checkout says, under the names that it is asked for by. */
export function prepaidMessages(locale: Locale) {
  const { prepaidTopUp, prepaidStarterPack } = texts[locale];
  return {
    prepaidTopUpMessage: { id: 1, message: prepaidTopUp },
    prepaidStarterPackMessage: { id: 2, message: prepaidStarterPack },
  };
}

function ofLine(taxonType: ItemType, { welcome, added, changed }: LineTexts): Message[] {
  return [
    { message: welcome, configuration: { clientType: 'new', taxonType, mode: 'new' } },
    { message: added, configuration: { clientType: 'existing', taxonType, mode: 'new' } },
    { message: changed, configuration: { clientType: 'all', taxonType, mode: 'change' } },
  ];
}

function always(taxonType: ItemType | 'default', message: string): Message {
  return { message, configuration: { clientType: 'all', taxonType, mode: 'all' } };
}
