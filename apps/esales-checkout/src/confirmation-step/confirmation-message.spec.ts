import type { ConfirmationMessage } from '@alzette/shop-model';
import { anOrder, anOrderItem } from '@alzette/testing';
import { messageFor } from './confirmation-message';

type Configuration = ConfirmationMessage['configuration'];
const message = (text: string, configuration: Partial<Configuration> = {}): ConfirmationMessage => ({
  id: 1,
  message: text,
  configuration: { clientType: 'all', taxonType: 'default', mode: 'all', ...configuration },
});
const order = anOrder({ number: 'ALZ-1' });

describe('the message for an ordered item', () => {
  it('[L1] is the one whose configuration fits most closely', () => {
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

  it('[L1] is never one for another client, item or mode', () => {
    const others = [
      message('existing', { clientType: 'existing' }),
      message('tv', { taxonType: 'tv' }),
      message('change', { mode: 'change' }),
    ];
    expect(messageFor(anOrderItem(), order, others)).toBeNull();
    expect(messageFor(anOrderItem(), anOrder({ isNewClient: false }), others)).toBe('existing');
    expect(messageFor(anOrderItem({ type: 'tv' }), order, others)).toBe('tv');
  });

  it('[L1] takes the mode from the item’s own line', () => {
    const [line] = order.complementaryInformations;
    const changed = anOrder({ complementaryInformations: line ? [{ ...line, subscriptionMode: 'change' }] : [] });
    expect(messageFor(anOrderItem(), changed, [message('change', { mode: 'change' })])).toBe('change');
    expect(messageFor(anOrderItem({ identifier: 'other' }), changed, [message('new', { mode: 'new' })])).toBe('new');
  });

  it('[L1] has its placeholders filled in, all of them, and unknown ones left alone', () => {
    const text = '{order_number} {firstname} {lastname} {subscription_name} {device_name} {firstname} {unknown}';
    const item = anOrderItem({ deviceModelName: 'Halden 5' });
    expect(messageFor(item, order, [message(text)])).toBe('ALZ-1 Ada Weber Mobile M 40 GB Halden 5 Ada {unknown}');
  });

  it('[L1] takes what it fills in for plain text', () => {
    const sly = anOrder({ billingAddress: { ...order.billingAddress, firstName: '{lastname}$&' } });
    expect(messageFor(anOrderItem(), sly, [message('Hello {firstname}')])).toBe('Hello {lastname}$&');
  });
});
