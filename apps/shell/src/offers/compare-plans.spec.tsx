import { screen, within } from '@testing-library/react';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { aMobileVariant, fakeHttp, plain } from '@alzette/testing';
import { renderShell } from '../testing/render-shell';

const mobile = (name: string, overrides: Partial<SubscriptionVariant> = {}) =>
  aMobileVariant({ code: `mobile-${name}`, name: `Mobile ${name}`, ...overrides });
const plans = [
  mobile('S', {
    activationFee: 0,
    options: { data: { code: 'data-5', label: '5 GB' }, data_eu: { code: 'null_eu', label: 'None' } },
    highlights: ['Unlimited calls'],
  }),
  mobile('M', { attributes: { subscription_recommended: true }, highlights: ['Unlimited calls', 'Second SIM card'] }),
  mobile('L', { highlights: ['Unlimited calls', 'Second SIM card'] }),
  mobile('XL'),
];

const renderPlans = (items: readonly SubscriptionVariant[] = plans) =>
  renderShell({ path: '/en/mobile', http: fakeHttp().on('GET', '/api/catalogue/subscriptions/mobile', { items }) });

async function openTable(user: Awaited<ReturnType<typeof renderPlans>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Compare the offers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare the offers' }));
  const cells = (label: string) =>
    within(dialog.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => plain(cell.textContent));
  return { dialog, cells, labels: () => dialog.getAllByRole('rowheader').map((header) => header.textContent) };
}

it('[D11] the recommended plan is marked and chosen first, wherever it stands', async () => {
  await renderPlans([...plans.slice(2), ...plans.slice(0, 2)]);
  expect(within(await screen.findByRole('article', { name: 'Mobile M' })).getByText('Recommended')).toBeVisible();
  expect(screen.getAllByText('Recommended')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Mobile M' })).toBeChecked();
});

it('[D11] without a recommendation the plan in the middle is chosen', async () => {
  await renderPlans(plans.map((plan) => ({ ...plan, attributes: {} })));
  expect(await screen.findByRole('radio', { name: 'Mobile M' })).toBeChecked();
  expect(screen.queryByText('Recommended')).not.toBeInTheDocument();
});

it('[D11] a table compares the plans: first what differs, then what is the same', async () => {
  const { user } = await renderPlans();
  const { dialog, cells, labels } = await openTable(user);
  expect(dialog.getAllByRole('columnheader').map((header) => within(header).getByRole('strong').textContent)).toEqual(
    plans.map(({ name }) => name),
  );
  expect(cells('Data')).toEqual(['5 GB', '40 GB', '40 GB', '40 GB']);
  expect(cells('Data in Europe')).toEqual(['–No', '20 GB in the EU', '20 GB in the EU', '20 GB in the EU']);
  expect(cells('Activation, today')).toEqual(['Free', '€19.00', '€19.00', '€19.00']);
  expect(cells('Second SIM card')).toEqual(['–No', 'Yes', 'Yes', '–No']);
  const order = labels();
  expect(order[0]).toBe('What differs');
  expect(order.indexOf('Second SIM card')).toBeLessThan(order.indexOf('The same for all'));
  expect(order.indexOf('Minimum term')).toBeGreaterThan(order.indexOf('The same for all'));
  expect(order).not.toContain('Upload speed');
});

it('[D11] a plan is chosen in the table, and Escape leaves the choice', async () => {
  const { user } = await renderPlans();
  const { dialog } = await openTable(user);
  await user.click(dialog.getByRole('button', { name: 'Choose Mobile L' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Mobile L' })).toBeChecked();
  expect(window.location.search).toContain('plan=mobile-L');
  await openTable(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Mobile L' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Compare the offers' })).toHaveFocus();
});

it('[D11] a single plan is not compared', async () => {
  await renderPlans(plans.slice(0, 1));
  await screen.findByRole('radio', { name: 'Mobile S' });
  expect(screen.queryByRole('button', { name: 'Compare the offers' })).not.toBeInTheDocument();
});
