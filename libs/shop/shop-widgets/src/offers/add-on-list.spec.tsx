import { screen, within } from '@testing-library/react';
import { tvPackageItem, addOnItem } from '@alzette/shop-model';
import { anItem, anAddOn, aPackage, aVariant } from './testing/offers';
import { pageText, renderList } from './testing/render-list';

const toggle = (name = 'Screen care') => screen.getByRole('switch', { name });

describe('an add-on', () => {
  it('[D3] is added and removed by its switch', async () => {
    const { user, itemsNow } = await renderList({ products: [anAddOn()] });
    expect(toggle()).not.toBeChecked();
    await user.click(toggle());
    expect(toggle()).toBeChecked();
    expect(itemsNow()).toMatchObject([
      { identifier: 'line-1-care-care-1', type: 'subscription-additional', parentIdentifier: 'line-1', quantity: 1 },
    ]);
    await user.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(itemsNow()).toEqual([]);
  });

  it('[D3] with a question asks before it is added and removed; a cancel resets the switch', async () => {
    const additional = anAddOn({ on_add_popup: 'Starts at once.', on_remove_popup: 'Ends at once.' });
    const { user, itemsNow } = await renderList({ products: [additional] });
    await user.click(toggle());
    expect(screen.getByRole('alertdialog', { name: 'Screen care' })).toHaveTextContent('Starts at once.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(toggle()).not.toBeChecked();
    expect(itemsNow()).toEqual([]);
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    expect(screen.getByRole('alertdialog', { name: 'Screen care' })).toHaveTextContent('Ends at once.');
    await user.keyboard('{Escape}');
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(itemsNow()).toEqual([]);
  });

  it('[D9] without a switch has a button', async () => {
    const { user, itemsNow } = await renderList({ products: [anAddOn({ show_toggle: false })] });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Screen care' }));
    expect(itemsNow()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Screen care' }));
    expect(itemsNow()).toEqual([]);
  });

  it('[D6] is read-only when it is included', async () => {
    await renderList({ products: [anAddOn({}, { included: true })] });
    expect(toggle()).toBeChecked();
    expect(toggle()).toBeDisabled();
    expect(screen.getByText('Included')).toBeVisible();
    expect(pageText()).not.toContain('€6.99');
  });

  it('[D7] is added, priced and fixed when it is required', async () => {
    const additional = anAddOn({}, { required: true });
    const chosen = [addOnItem(anItem(), additional, aVariant())];
    const { user, calls } = await renderList({ products: [additional], chosen });
    expect(toggle()).toBeChecked();
    expect(toggle()).toBeDisabled();
    await user.click(toggle());
    expect(calls).toEqual([]);
    expect(screen.getByText('Part of this offer.')).toBeVisible();
    expect(pageText()).toContain('€6.99');
  });
});

describe('quantity and variant of an add-on', () => {
  const countable = anAddOn({ is_countable: true, max_quantity: 3 });

  it('[D8, D4] the quantity ranges from 1 to the product’s maximum, and changes in place', async () => {
    const { user, itemsNow } = await renderList({ products: [countable] });
    await user.click(toggle());
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
    expect(quantity).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: 'Screen care: one more' }));
    await user.click(screen.getByRole('button', { name: 'Screen care: one more' }));
    expect(itemsNow().map((item) => item.quantity)).toEqual([3]);
    expect(screen.getByRole('button', { name: 'Screen care: one more' })).toBeDisabled();
    await user.clear(quantity);
    await user.type(quantity, '4');
    expect(screen.getByText('Enter a number from 1 to 3.')).toBeVisible();
    expect(itemsNow().map((item) => item.quantity)).toEqual([3]);
  });

  it('[D8] the maximum is 10 without one of the product; an add-on that cannot be counted has no quantity', async () => {
    const other = anAddOn({ title: 'Radio' }, { code: 'radio' });
    const { user } = await renderList({ products: [anAddOn({ is_countable: true }), other] });
    await user.click(toggle());
    await user.click(toggle('Radio'));
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '10');
  });

  it('[D4] another variant replaces the chosen one and keeps its quantity', async () => {
    const variants = [
      aVariant(),
      aVariant({ code: 'care-2', attributes: { subscription_additional_variant_name: 'Two repairs' } }),
    ];
    const additional = { ...countable, variants };
    const chosen = [addOnItem(anItem(), additional, aVariant(), 2)];
    const { user, itemsNow } = await renderList({ products: [additional], chosen });
    const choice = within(screen.getByRole('radiogroup', { name: 'Version' }));
    expect(choice.getByRole('radio', { name: /^Care/u })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: /^Two repairs/u }));
    expect(itemsNow()).toMatchObject([{ variant: { code: 'care-2' }, quantity: 2 }]);
  });

  const variants = [aVariant(), aVariant({ code: 'care-2', name: 'Care two' })];
  const checked = () => screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);

  it('[D4] none is selected while the add-on is off; pressing one switches it on', async () => {
    const { user, itemsNow } = await renderList({ products: [anAddOn({}, { variants })] });
    expect(checked()).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: /^Care two/u }));
    expect(itemsNow()).toMatchObject([{ variant: { code: 'care-2' } }]);
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    expect(itemsNow()).toEqual([]);
    expect(checked()).toHaveLength(0);
  });

  it('[D3, D4] a variant that is pressed first asks too, and a cancel selects none', async () => {
    const { user, itemsNow } = await renderList({
      products: [anAddOn({ on_add_popup: 'Starts at once.' }, { variants })],
    });
    await user.click(screen.getByRole('radio', { name: /^Care two/u }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(itemsNow()).toEqual([]);
    expect(checked()).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: /^Care two/u }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(itemsNow()).toMatchObject([{ variant: { code: 'care-2' } }]);
  });
});

describe('the texts of an add-on', () => {
  it('[D9] are title, subtitle, pretitle, header, footer and picture, in a row or a column', async () => {
    const text = {
      pretitle: 'New',
      subtitle: 'One repair a year',
      header_title: 'Protection',
      footer_description: 'No excess.',
    };
    const column = anAddOn({ title: 'Radio' }, { code: 'radio', display: 'column' });
    await renderList({ products: [anAddOn(text, { image: '/images/care.svg' }), column] });
    for (const text of ['New', 'One repair a year', 'No excess.']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Protection' })).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', '/images/care.svg');
    const [rows, columns] = screen.getAllByRole('list');
    expect(rows).toHaveTextContent('Screen care');
    expect(columns).toHaveTextContent('Radio');
  });

  it('[D9, D14] include the price for this customer, the usual one, its duration and the amount due once', async () => {
    const variant = aVariant({
      price: { applied: { newCustomer: 499, existingCustomer: 599 }, original: 699, discountDuration: 6 },
      activationFee: 1000,
      activationFeeName: 'SIM card',
    });
    const additionals = [anAddOn({}, { variants: [variant] })];
    await renderList({ products: additionals });
    expect(pageText()).toContain('Usual price: €6.99€4.99per month');
    expect(pageText()).toContain('for 6 months, then €6.99 per month');
    expect(pageText()).toContain('SIM card: €10.00 today');
    document.body.innerHTML = '';
    await renderList({ products: additionals, isExistingCustomer: true });
    expect(pageText()).toContain('€5.99per month');
  });

  it('[D9] include a link, or a button that opens a popup', async () => {
    const popup = {
      read_more_popup_enabled: true,
      read_more_popup_title: 'All about care',
      read_more_popup_content: 'One.\nTwo.',
    };
    const additionals = [
      anAddOn({ read_more_link: 'https://example.lu/care' }),
      anAddOn({ title: 'Radio', ...popup }, { code: 'radio' }),
      anAddOn({ title: 'Odd', read_more_link: 'javascript:alert(1)' }, { code: 'odd' }),
    ];
    const { user } = await renderList({ products: additionals });
    expect(screen.getByRole('link', { name: 'Read more about Screen care' })).toHaveAttribute(
      'href',
      'https://example.lu/care',
    );
    await user.click(screen.getByRole('button', { name: 'Read more about Radio' }));
    const dialog = within(screen.getByRole('dialog', { name: 'All about care' }));
    expect(dialog.getByText('Two.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('TV packages', () => {
  it('[D10] show title and content, and have a switch', async () => {
    const { user, itemsNow } = await renderList({ tvPackages: [aPackage()] });
    const group = within(screen.getByRole('region', { name: 'TV packages' }));
    expect(group.getByRole('switch', { name: 'Sport' })).toHaveAccessibleDescription(/12 channels/u);
    await user.click(toggle('Sport'));
    expect(itemsNow()).toMatchObject([
      { type: 'tv-package', parentIdentifier: 'line-1', variant: { code: 'sport-1' } },
    ]);
    expect(itemsNow()[0]?.identifier).toMatch(/^\d+-\d+$/u);
    await user.click(toggle('Sport'));
    expect(itemsNow()).toEqual([]);
  });

  it('[D10] name their channels, where the catalogue has them', async () => {
    const channels = 'Arena 1, Arena 2';
    const named = aPackage({ attributes: { ...aPackage().attributes, tv_thematic_package_channels: channels } });
    const other = aPackage({ code: 'kids-1', product: { code: 'kids', name: 'Kids' }, attributes: {} });
    const { user } = await renderList({ tvPackages: [named, other] });
    await user.click(screen.getByRole('button', { name: 'Read more about Sport' }));
    expect(screen.getByRole('dialog', { name: 'Sport' })).toHaveTextContent(channels);
    expect(screen.queryByRole('button', { name: 'Read more about Kids' })).not.toBeInTheDocument();
  });

  it('[D5] are removed, then added, on a change', async () => {
    const larger = aPackage({ code: 'sport-2', attributes: { tv_thematic_package_title: 'Sport plus' } });
    const chosen = [
      tvPackageItem(anItem(), aPackage(), '1-1'),
      tvPackageItem(anItem({ identifier: 'line-2' }), aPackage(), '2-1'),
    ];
    const { user, calls } = await renderList({ tvPackages: [aPackage(), larger], chosen });
    await user.click(toggle('Sport plus'));
    expect(calls).toEqual(['remove 1-1', 'choose sport-2']);
    expect(toggle('Sport')).not.toBeChecked();
  });
});
