import { screen, within } from '@testing-library/react';
import { type CartItem, offerOf, locales } from '@alzette/shop-model';
import { aDeviceOffer, termCases } from '@alzette/shop-model/testing';
import { EmptyCart, CartItemCard, isComplete, ItemGroups, SecurePaymentBlock } from './index';
import { anItem, aPaidPhone, aPhone, pageText, plan, renderWidget } from './testing/render-widget';

const ignore = () => undefined;
const care = anItem({
  identifier: 'care',
  type: 'subscription-additional',
  parentIdentifier: 'device-1',
  variant: { code: 'care-1', name: 'Screen care' },
  facts: ['One repair a year'],
  quantity: 2,
  maxQuantity: 10,
  price: {
    applied: { newCustomer: 699, existingCustomer: 699 },
    original: 699,
    discountDuration: null,
    activationFee: 0,
    activationFeeName: '',
    upfront: 0,
  },
});

async function renderCard(item: CartItem, items: readonly CartItem[] = [item]) {
  const rendered = await renderWidget(<CartItemCard item={item} onRemove={ignore} />, { items });
  return { ...rendered, card: within(screen.getByRole('article', { name: item.variant.name })) };
}

const shortTotals = { fr: /· \d.*€ au total$/u, en: /· €\d.* in total$/u, de: /· insgesamt \d.*€$/u };

describe.each(termCases)('the cart card of $name', ({ offer, sentences, total }) => {
  it.each(locales)(
    '[K3, K13, B2] has the terms of the contract in a line that unfolds, folded too (%s)',
    async (locale) => {
      const item = offerOf(offer).item({ identifier: 'line-1', origin: '/en/mobile' });
      const card = <CartItemCard item={item} onRemove={ignore} startsFolded={isComplete} />;
      const { user } = await renderWidget(card, { items: [item], locale });
      const all = [...sentences[locale], ...(total ? [total[locale]] : [])];
      const shown = () => all.map((sentence) => screen.getByText((text) => text.replace(/\s/gu, ' ') === sentence));
      const [line] = screen.getByRole('article').querySelectorAll('summary');
      if (total) {
        expect(line).toHaveTextContent(shortTotals[locale]);
        for (const sentence of shown()) expect(sentence).not.toBeVisible();
        await user.click(line as HTMLElement);
      }
      for (const sentence of shown()) expect(sentence).toBeVisible();
    },
  );
});

describe('a line item', () => {
  it('[B2, B10] shows name and price, with its promotion', async () => {
    const { card } = await renderCard(anItem());
    expect(card.getByText(/^40 GB/u)).toBeVisible();
    expect(card.getByText('€24.99 per month')).toBeInTheDocument();
    expect(pageText()).toContain('€19.00 today');
    expect(pageText()).toContain('€24.99 for 12 months, then €29.99 per month');
  });

  it('[B7] has a detail card for a device with its plan, which unfolds', async () => {
    const { user, card } = await renderCard(aPhone(), [aPhone(), care]);
    expect(card.getByText('€60.97 per month')).toBeInTheDocument();
    const fold = card.getByText('What is included');
    expect(fold.closest('details')).not.toHaveAttribute('open');
    await user.click(fold);
    expect(fold.closest('details')).toHaveAttribute('open');
    const rows = within(fold.closest('details') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s+/gu, ' '));
    expect(rows).toEqual([
      'Ernz 924 instalments, €149.00 upfront €22.00',
      'Mobile M€24.99 for 12 months, then €29.99 per monthUsual price: €29.99 €24.99',
      'Line activationOnce, today€19.00',
      '2 × Screen careOne repair a year €13.98',
    ]);
  });

  it('[D16] has the lowest price before a reduction beside the usual price of a device', async () => {
    const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
    const offer = aDeviceOffer({
      price,
      subscription: plan,
      priorTotal: { newCustomer: 60_500, existingCustomer: null },
    });
    const item = offerOf(offer).item({ identifier: 'device-1', origin: '/en/phones/ernz-9-pro' });
    const { user, card } = await renderCard(item);
    const fold = card.getByText('What is included');
    await user.click(fold);
    const [row] = within(fold.closest('details') as HTMLElement).getAllByRole('listitem');
    expect(row).toHaveTextContent('Usual price: €19.00 €15.00');
    expect(row).toHaveTextContent('Lowest total price in the 30 days before the reduction: €605.00');
  });

  it('[D9] shows the one-off price of an add-on that is paid once', async () => {
    const once = {
      ...care.price,
      applied: { newCustomer: 0, existingCustomer: 0 },
      original: 0,
      activationFee: 2900,
      activationFeeName: 'Charger',
    };
    const charger = { ...care, variant: { code: 'charger-45', name: 'Fast charger' }, price: once };
    const { user, card } = await renderCard(aPhone(), [aPhone(), charger]);
    await user.click(card.getByText('What is included'));
    expect(card.getByText('2 × Fast charger').closest('li')).toHaveTextContent('2 × Fast chargerOnce, today€58.00');
    expect(pageText()).not.toContain('€0.00');
  });

  it.each(['duo', 'internet-mobile'] as const)('[B7] has a detail card for %s', async (type) => {
    const { card } = await renderCard(anItem({ type }));
    expect(card.getByText('What is included')).toBeVisible();
  });

  it.each(['mobile', 'internet', 'tv'] as const)(
    '[B7] has no detail card for %s alone, and lists its add-ons',
    async (type) => {
      const item = anItem({ type });
      const { card } = await renderCard(item, [item, { ...care, parentIdentifier: item.identifier }]);
      expect(card.queryByText('What is included')).not.toBeInTheDocument();
      expect(card.getByText('2 × Screen care')).toBeVisible();
    },
  );

  it('[B11] does not show the funding no_funding', async () => {
    await renderCard(aPaidPhone());
    expect(pageText()).not.toContain('Paid at once');
    expect(pageText()).toContain('Ernz 9Once, today€677.00');
    expect(pageText()).toContain('€696.00 today');
  });

  it('[D6] shows advantages as included', async () => {
    const { card } = await renderCard(aPhone({ advantages: ['voicemail'], advantageNames: ['Visual voicemail'] }));
    expect(card.getByText('Visual voicemail').closest('li')).toHaveTextContent('Included');
  });

  it.each(['mobile', 'internet', 'internet-mobile', 'tv', 'duo'] as const)(
    '[D6] counts advantages as included on a line of %s',
    async (type) => {
      const item = anItem({ type, advantages: ['voicemail'], advantageNames: ['Visual voicemail'] });
      const { card } = await renderCard(item);
      expect(card.getByText('Visual voicemail').closest('li')).toHaveTextContent('Included');
      expect(card.queryByRole('switch', { name: /voicemail/iu })).not.toBeInTheDocument();
    },
  );

  it('[D14] shows the price for the kind of customer', async () => {
    await renderWidget(<CartItemCard item={anItem()} onRemove={ignore} />, {
      session: { status: 'customer', customer: null },
    });
    expect(screen.getByText('€27.99 per month')).toBeInTheDocument();
    expect(pageText()).toContain('€27.99 for 12 months');
  });

  it('[B2] is deleted by its own button only', async () => {
    const items = [anItem(), anItem({ identifier: 'line-2', variant: { code: 's', name: 'Mobile S' } })];
    const onRemove = jest.fn();
    const { user } = await renderWidget(
      <ItemGroups
        items={items}
        renderItem={(item) => <CartItemCard key={item.identifier} item={item} onRemove={onRemove} />}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Delete Mobile S' }));
    expect(onRemove.mock.calls).toEqual([[items[1]]]);
  });

  it('[B9] records the replaced offer with its type, and opens the page that it came from', async () => {
    const { user, tracked, navigations } = await renderCard(anItem({ origin: '/en/mobile?plan=m' }));
    await user.click(screen.getByRole('button', { name: 'Edit Mobile M' }));
    expect(tracked).toEqual([{ event: 'replace_offer', data: { item_category: 'mobile' } }]);
    expect(navigations).toEqual(['/en/mobile?plan=m&edit=line-1']);
  });

  it('[B9] is edited in the present language', async () => {
    const { user, navigations } = await renderCard(aPhone({ origin: '/fr/telephones/ernz-9' }));
    await user.click(screen.getByRole('button', { name: /^Edit/u }));
    expect(navigations).toEqual(['/en/phones/ernz-9?edit=device-1']);
  });

  it.each(['//evil.test/', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    '[B9] stays on this site for the origin %s',
    async (origin) => {
      const { user, navigations } = await renderCard(anItem({ origin }));
      await user.click(screen.getByRole('button', { name: 'Edit Mobile M' }));
      expect(navigations).toEqual(['/en']);
    },
  );
});

describe('groups of line items', () => {
  const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const renderGroups = (items: readonly CartItem[]) =>
    renderWidget(
      <ItemGroups
        items={items}
        renderItem={(item, level) => (
          <CartItemCard key={item.identifier} item={item} titleLevel={level} onRemove={ignore} />
        )}
      />,
    );

  it('[E7] have titles if there are two', async () => {
    await renderGroups([
      anItem({ type: 'tv' }),
      aPhone(),
      anItem({ identifier: 'line-2' }),
      anItem({ identifier: 'line-3', type: 'duo' }),
    ]);
    expect(names()).toEqual(['Phone and plan', 'Mobile', 'TV', 'Internet and TV']);
  });

  it('[E7] have no title if there is one', async () => {
    await renderGroups([anItem(), anItem({ identifier: 'line-2', variant: { code: 's', name: 'Mobile S' } })]);
    expect(names()).toEqual(['Mobile M', 'Mobile S']);
  });
});

describe('the SIM type', () => {
  it('[E3, E8] is physical until another one is chosen, under the key of the specification', async () => {
    const items = [anItem()];
    const { user, itemsNow } = await renderWidget(<CartItemCard item={anItem()} onRemove={ignore} />, { items });
    const group = within(screen.getByRole('radiogroup', { name: 'SIM type' }));
    expect(group.getByRole('radio', { name: /^SIM card/u })).toBeChecked();
    const esim = group.getByRole('radio', { name: /^eSIM/u });
    expect(esim).toHaveAttribute('name', 'cart.product-mobile.line-1.sim-type');
    await user.click(esim);
    expect(itemsNow()[0]?.simType).toBe('eSIM');
  });

  it('[E3] can be eSIM only if the plan has it', async () => {
    await renderWidget(<CartItemCard item={anItem({ esim: false })} onRemove={ignore} />);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /^SIM card/u })).toBeChecked();
  });
});

describe('the secure-payment block', () => {
  it('[A7] shows four marks and four reassurances', async () => {
    await renderWidget(<SecurePaymentBlock />);
    const block = within(screen.getByRole('region', { name: 'Secure card payment' }));
    const [marks, assurances] = block.getAllByRole('list');
    expect(
      within(marks as HTMLElement)
        .getAllByRole('listitem')
        .map((mark) => mark.textContent || mark.querySelector('[role=img]')?.getAttribute('aria-label')),
    ).toEqual(['CardPay', 'VISA', 'LuxCard', 'Mastercard']);
    expect(within(assurances as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
    for (const copy of [
      '14 days to change your mind',
      'Free delivery',
      'Customer service in Luxembourg',
      'Online-only prices',
    ]) {
      expect(block.getByText(copy)).toBeVisible();
    }
    expect(block.getByText('Every day, 8:00 to 20:00')).toBeVisible();
  });
  it('[A7] promises neither delivery nor withdrawal for a top-up', async () => {
    await renderWidget(<SecurePaymentBlock checkout="prepaid_top_up" />);
    expect(screen.getByText('Customer service in Luxembourg')).toBeVisible();
    for (const promise of [/change your mind/u, /delivery/iu, /Online-only/u])
      expect(screen.queryByText(promise)).not.toBeInTheDocument();
  });

  it('[A7] promises delivery for a starter pack', async () => {
    await renderWidget(<SecurePaymentBlock checkout="prepaid_starter_pack" />);
    expect(screen.getByText('Free delivery')).toBeVisible();
  });
});

describe('an empty cart', () => {
  it('[E7] shows a message and a link to the offers', async () => {
    const { user, navigations } = await renderWidget(<EmptyCart />, { locale: 'de' });
    expect(screen.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Angebote ansehen' }));
    expect(navigations).toEqual(['/de']);
  });
});
