import { type ConfirmationMessage, itemTypes } from '@alzette/shop-model';
import { anOrder, anOrderItem } from '@alzette/testing';
import { combinedMessages, messageFor } from './confirmation-messages';

type Configuration = ConfirmationMessage['configuration'];
const message = (text: string, configuration: Partial<Configuration> = {}): ConfirmationMessage => ({
  id: 1,
  message: text,
  configuration: { clientType: 'all', taxonType: 'default', mode: 'all', ...configuration },
});
const order = anOrder({ number: 'ALZ-1' });

const clientTypes = ['new', 'existing'] as const;
const modes = ['new', 'change'] as const;
const every = clientTypes.flatMap((clientType) =>
  itemTypes.flatMap((taxonType) => modes.map((mode) => ({ clientType, taxonType, mode }))),
);

function orderedAs({ clientType, taxonType, mode }: (typeof every)[number]) {
  const [information] = order.complementaryInformations;
  return {
    item: anOrderItem({ type: taxonType }),
    of: anOrder({
      isNewClient: clientType === 'new',
      complementaryInformations: information ? [{ ...information, subscriptionMode: mode }] : [],
    }),
  };
}

describe.each(every)('for a $clientType client, $taxonType, $mode', (configuration) => {
  const { item, of } = orderedAs(configuration);
  const name = (each: typeof configuration) => Object.values(each).join(' ');
  const general = [
    message('default'),
    message('type', { taxonType: configuration.taxonType }),
    message('type and mode', { taxonType: configuration.taxonType, mode: configuration.mode }),
  ];

  it('[L1] the specific message is chosen before general ones', () => {
    const all = every.map((each) => message(name(each), each));
    expect(messageFor(item, of, [...general, ...all])).toBe(name(configuration));
  });

  it('[L1] the closest general message is chosen when the specific one is missing', () => {
    const others = every.filter((each) => name(each) !== name(configuration)).map((each) => message(name(each), each));
    expect(messageFor(item, of, [...others, ...general])).toBe('type and mode');
    expect(messageFor(item, of, [...others, ...general.slice(0, 2)])).toBe('type');
    expect(messageFor(item, of, [...others, ...general.slice(0, 1)])).toBe('default');
    expect(messageFor(item, of, others)).toBeNull();
  });
});

describe('the message for an ordered item', () => {
  it('[L1] applies to all modes for a device without a subscription', () => {
    const phone = anOrderItem({
      type: 'device',
      deviceModelName: 'Halden 5',
      mobileProductName: null,
      mobileVariantName: null,
    });
    const all = [
      message('{device_name} and {subscription_name}', { taxonType: 'device', mode: 'new' }),
      message('{device_name}', { taxonType: 'device' }),
    ];
    expect(messageFor(phone, order, all)).toBe('{device_name}');
  });

  it('[L1] is the one with the closest configuration', () => {
    const all = [
      message('any'),
      message('mobile', { taxonType: 'mobile' }),
      message('mobile, new', { taxonType: 'mobile', mode: 'new' }),
      message('mobile, new, new client', { taxonType: 'mobile', mode: 'new', clientType: 'new' }),
    ];
    for (let count = all.length; count > 0; count -= 1) {
      expect(messageFor(anOrderItem(), order, all.slice(0, count))).toBe(all[count - 1]?.message);
    }
  });

  it('[L1] is never one for another client type, item or mode', () => {
    const others = [
      message('existing', { clientType: 'existing' }),
      message('tv', { taxonType: 'tv' }),
      message('change', { mode: 'change' }),
    ];
    expect(messageFor(anOrderItem(), order, others)).toBeNull();
    expect(messageFor(anOrderItem(), anOrder({ isNewClient: false }), others)).toBe('existing');
    expect(messageFor(anOrderItem({ type: 'tv' }), order, others)).toBe('tv');
  });

  it('[L1] uses the mode of the line item', () => {
    const [information] = order.complementaryInformations;
    const changed = anOrder({
      complementaryInformations: information ? [{ ...information, subscriptionMode: 'change' }] : [],
    });
    expect(messageFor(anOrderItem(), changed, [message('change', { mode: 'change' })])).toBe('change');
    expect(messageFor(anOrderItem({ identifier: 'other' }), changed, [message('new', { mode: 'new' })])).toBe('new');
  });
});

describe('the messages for the items of an order', () => {
  const mobile = (identifier: string, name = 'Mobile M') =>
    anOrderItem({ identifier, variantName: name, mobileVariantName: name });
  const tv = anOrderItem({ identifier: 'tv', type: 'tv', variantName: 'TV Start', mobileVariantName: null });
  const withItems = (...items: ReturnType<typeof anOrderItem>[]) => anOrder({ number: 'ALZ-1', items });
  const texts = (...all: Parameters<typeof combinedMessages>) => combinedMessages(...all).map(({ text }) => text);

  it('[L1] have all placeholders filled in, and unknown ones unchanged', () => {
    const text = '{order_number} {firstname} {lastname} {subscription_name} {device_name} {firstname} {unknown}';
    const one = withItems(anOrderItem({ deviceModelName: 'Halden 5' }));
    expect(texts(one, [message(text)])).toEqual(['ALZ-1 Ada Weber Mobile M 40 GB Halden 5 Ada {unknown}']);
  });

  it('[L1] have filled-in values as plain text', () => {
    const sly = anOrder({ billingAddress: { ...order.billingAddress, firstName: '{lastname}$&' } });
    expect(texts(sly, [message('Hello {firstname}')])).toEqual(['Hello {lastname}$&']);
  });

  it('[L1] name the items that share one', () => {
    const family = withItems(mobile('one'), tv, mobile('two', 'Mobile S'));
    const all = [message('Starts with its card.', { taxonType: 'mobile' }), message('Starts soon.')];
    expect(combinedMessages(family, all)).toEqual([
      { text: 'Starts with its card.', names: ['Mobile M', 'Mobile S'] },
      { text: 'Starts soon.', names: ['TV Start'] },
    ]);
  });

  it('[L1] greet once, whatever the name', () => {
    const family = {
      ...withItems(mobile('one'), tv, mobile('two', 'Mobile S')),
      billingAddress: { ...order.billingAddress, firstName: 'J. R.' },
    };
    const all = [
      message('Welcome, {firstname}. Your {subscription_name} is on its way.', { taxonType: 'mobile' }),
      message('Welcome, {firstname}. The channels are there soon.', { taxonType: 'tv' }),
    ];
    expect(texts(family, all)).toEqual([
      'Welcome, J. R.. Your Mobile M is on its way.',
      'The channels are there soon.',
      'Your Mobile S is on its way.',
    ]);
  });

  it('[L1] keep a sentence that is the whole message', () => {
    const all = [message('Soon.', { taxonType: 'mobile' }), message('Soon. With more channels.', { taxonType: 'tv' })];
    expect(texts(withItems(mobile('one'), tv), all)).toEqual(['Soon.', 'Soon. With more channels.']);
  });
});
