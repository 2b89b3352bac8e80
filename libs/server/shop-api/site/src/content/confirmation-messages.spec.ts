import { itemTypes, locales } from '@alzette/shop-model';
import { confirmationMessages, prepaidMessages } from './confirmation-messages';

const placeholders = ['order_number', 'firstname', 'lastname', 'subscription_name', 'device_name'];
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);

describe.each(locales)('the messages in %s', (locale) => {
  const messages = confirmationMessages(locale);

  it.each(itemTypes)('[L1] include one for every %s, customer type and mode', (type) => {
    for (const clientType of ['new', 'existing']) {
      for (const mode of ['new', 'change']) {
        const fitting = messages.filter(
          ({ configuration }) =>
            configuration.taxonType === type &&
            [clientType, 'all'].includes(configuration.clientType) &&
            [mode, 'all'].includes(configuration.mode),
        );
        expect(fitting.length).toBeGreaterThan(0);
      }
    }
  });

  it('[L1] use all five placeholders and no others', () => {
    const used = new Set(messages.flatMap(({ message }) => placeholdersOf(message)));
    expect([...used].sort()).toEqual([...placeholders].sort());
  });

  it('[L1] leave the greeting and the order to the page, which has them once', () => {
    for (const { message, configuration } of messages) {
      const isOfItem = configuration.taxonType !== 'default';
      expect(placeholdersOf(message).includes('order_number')).toBe(!isOfItem);
      expect(placeholdersOf(message).includes('firstname')).toBe(!isOfItem);
    }
  });

  it('[L1] have the same placeholders in every language', () => {
    const shape = (of: typeof messages) =>
      of.map(({ configuration, message }) => ({ configuration, names: placeholdersOf(message).sort() }));
    expect(shape(messages)).toEqual(shape(confirmationMessages('fr')));
  });

  it('[L1] name the order of a prepaid checkout, and a person only if known', () => {
    const { prepaidTopUpMessage, prepaidStarterPackMessage } = prepaidMessages(locale);
    expect(placeholdersOf(prepaidTopUpMessage.message).sort()).toEqual(['order_number', 'subscription_name']);
    const ofStarterPack = ['firstname', 'lastname', 'order_number', 'subscription_name'];
    expect(placeholdersOf(prepaidStarterPackMessage.message).sort()).toEqual(ofStarterPack);
  });

  it('[L4] have distinct configurations', () => {
    const keys = messages.map(({ configuration }) => JSON.stringify(configuration));
    expect(new Set(keys).size).toBe(keys.length);
    expect(messages.map(({ id }) => id)).toEqual(keys.map((_, index) => index + 1));
  });
});
