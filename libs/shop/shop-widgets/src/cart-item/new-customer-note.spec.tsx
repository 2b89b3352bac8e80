import { screen } from '@testing-library/react';
import type { CartItem } from '@alzette/shop-model';
import { anItem, aPhone, CardsOfCart, pageText, renderWidget } from '../testing/render-widget';

const changedLine = { id: 'a', name: 'Mobile S', phoneNumber: '+352661222333' };
const change = { subscriptionMode: 'change', keepNumber: true, changedLine } as const;
const note = () => screen.queryByText('A discount for new customers only');
const renderNote = (item: CartItem) =>
  renderWidget(<CardsOfCart />, { items: [item], session: { status: 'customer', customer: null } });

describe('a discount for new customers', () => {
  it('[E6] does not apply to a changed line, which shows a note with both prices', async () => {
    await renderNote(anItem(change));
    expect(note()).toBeVisible();
    expect(pageText()).toContain(
      'New customers pay €24.99 per month. For the line that you change it is €27.99 per month.',
    );
  });

  it('[E6] includes the plan of a device', async () => {
    await renderNote(aPhone(change));
    expect(pageText()).toContain(
      'New customers pay €46.99 per month. For the line that you change it is €49.99 per month.',
    );
  });

  it('[E6] is not mentioned on a new line', async () => {
    await renderNote(anItem());
    expect(note()).not.toBeInTheDocument();
  });

  it('[E6] is not mentioned if all customers pay the same', async () => {
    const { price } = anItem();
    await renderNote(
      anItem({ ...change, price: { ...price, applied: { newCustomer: 2499, existingCustomer: 2499 } } }),
    );
    expect(note()).not.toBeInTheDocument();
  });
});
