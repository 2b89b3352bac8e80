import { screen, within } from '@testing-library/react';
import { CartItemCard, EmptyCart, MobileLineCard, SecurePaymentBlock } from './index';
import { aLine, pageText, renderWidget } from './testing/render-widget';

describe('a line of the cart', () => {
  it('[B2] shows what it is and costs, and unfolds what it is made of', async () => {
    const { user } = await renderWidget(<CartItemCard item={aLine()} />);
    const card = within(screen.getByRole('article', { name: 'Mobile M' }));
    expect(card.getByText(/^40 GB.+24-month term$/u)).toBeVisible();
    const fold = card.getByText('What is included');
    expect(fold.closest('details')).not.toHaveAttribute('open');
    await user.click(fold);
    expect(fold.closest('details')).toHaveAttribute('open');
    expect(card.getByText('Line activation')).toBeVisible();
    expect(pageText()).toContain('€24.99 for 12 months, then €29.99 per month');
  });

  it('has no line for an activation that costs nothing', async () => {
    await renderWidget(<CartItemCard item={aLine({ price: { ...aLine().price, activationFee: 0 } })} />);
    expect(screen.queryByText('Line activation')).not.toBeInTheDocument();
  });

  it('[B2] is deleted by its own button only', async () => {
    const items = [aLine(), aLine({ identifier: 'line-2', variant: { code: 's', name: 'Mobile S' } })];
    const { user, itemsNow } = await renderWidget(
      <>
        {items.map((item) => (
          <MobileLineCard key={item.identifier} item={item} />
        ))}
      </>,
      { items },
    );
    await user.click(screen.getByRole('button', { name: 'Delete Mobile S' }));
    expect(itemsNow().map(({ identifier }) => identifier)).toEqual(['line-1']);
  });

  it('[B9] records that the offer is replaced, for its type, and goes to where it came from', async () => {
    const { user, tracked, navigations } = await renderWidget(<MobileLineCard item={aLine({ origin: '/en/mobile?plan=m' })} />);
    await user.click(screen.getByRole('button', { name: 'Edit Mobile M' }));
    expect(tracked).toEqual([{ event: 'replace_offer', data: { item_category: 'mobile' } }]);
    expect(navigations).toEqual(['/en/mobile?plan=m']);
  });

  it('[B9] never leaves the site, whatever its origin says', async () => {
    const { user, navigations } = await renderWidget(<MobileLineCard item={aLine({ origin: '//evil.test/' })} />);
    await user.click(screen.getByRole('button', { name: 'Edit Mobile M' }));
    expect(navigations).toEqual(['/en']);
  });
});

describe('SIM type', () => {
  it('[E3, E8] is physical until chosen otherwise, under the key of the specification', async () => {
    const items = [aLine()];
    const { user, itemsNow } = await renderWidget(<MobileLineCard item={aLine()} />, { items });
    const group = within(screen.getByRole('radiogroup', { name: 'SIM type' }));
    expect(group.getByRole('radio', { name: /^SIM card/u })).toBeChecked();
    const esim = group.getByRole('radio', { name: /^eSIM/u });
    expect(esim).toHaveAttribute('name', 'cart.product-mobile.line-1.sim-type');
    await user.click(esim);
    expect(itemsNow()[0]?.simType).toBe('eSIM');
  });

  it('[E3] offers an eSIM only where the plan has it', async () => {
    await renderWidget(<MobileLineCard item={aLine({ esim: false })} />);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /^SIM card/u })).toBeChecked();
  });
});

describe('secure payment', () => {
  it('[A7] shows four marks and four reassurances', async () => {
    await renderWidget(<SecurePaymentBlock />);
    const block = within(screen.getByRole('region', { name: 'Secure card payment' }));
    const [marks, assurances] = block.getAllByRole('list');
    expect(within(marks as HTMLElement).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CardPay',
      'VISA',
      'LuxCard',
      'Mastercard',
    ]);
    expect(within(assurances as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
    for (const words of ['14 days to change your mind', 'Free delivery', 'Customer service in Luxembourg', 'Online-only prices']) {
      expect(block.getByText(words)).toBeVisible();
    }
    expect(block.getByText('Every day, 8:00 to 20:00')).toBeVisible();
  });
});

describe('an empty cart', () => {
  it('[E7] says so and shows a way on', async () => {
    const { user, navigations } = await renderWidget(<EmptyCart />, { locale: 'de' });
    expect(screen.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Tarife ansehen' }));
    expect(navigations).toEqual(['/de/mobil']);
  });
});
