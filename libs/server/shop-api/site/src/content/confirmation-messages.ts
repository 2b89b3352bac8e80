import type { ConfirmationMessage, ItemType, Locale } from '@alzette/shop-model';
import type { ConfirmationTexts, FamilyTexts } from './texts/confirmation-texts';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';

type Message = Omit<ConfirmationMessage, 'id'>;

const texts: Record<Locale, ConfirmationTexts> = { fr: french, en: english, de: german };

/** The messages of the confirmation screen for each kind of item, the general message last (spec rows L1, L4). */
export function confirmationMessages(locale: Locale): ConfirmationMessage[] {
  const all = texts[locale];
  const messages: readonly Message[] = [
    ...ofFamily('mobile', all.mobile),
    ...ofFamily('device', all.device),
    always('device', all.deviceAlone),
    ...ofFamily('internet', all.internet),
    ...ofFamily('internet-mobile', all.internetMobile),
    ...ofFamily('tv', all.tv),
    ...ofFamily('duo', all.duo),
    always('subscription-additional', all.addOn),
    always('tv-package', all.tvPackage),
    always('default', all.other),
  ];
  return messages.map((message, index) => ({ id: index + 1, ...message }));
}

/** The messages of the prepaid confirmations, under Strapi's field names. */
export function prepaidMessages(locale: Locale) {
  const { prepaidTopUp, prepaidStarterPack } = texts[locale];
  return {
    prepaidTopUpMessage: { id: 1, message: prepaidTopUp },
    prepaidStarterPackMessage: { id: 2, message: prepaidStarterPack },
  };
}

function ofFamily(taxonType: ItemType, { welcome, added, changed }: FamilyTexts): Message[] {
  return [
    { message: welcome, configuration: { clientType: 'new', taxonType, mode: 'new' } },
    { message: added, configuration: { clientType: 'existing', taxonType, mode: 'new' } },
    { message: changed, configuration: { clientType: 'all', taxonType, mode: 'change' } },
  ];
}

function always(taxonType: ItemType | 'default', message: string): Message {
  return { message, configuration: { clientType: 'all', taxonType, mode: 'all' } };
}
