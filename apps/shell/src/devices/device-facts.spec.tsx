import { screen, within } from '@testing-library/react';
import { aDeviceTaxon } from './testing/a-device';
import { choice, openDevice } from './testing/open-device';

const viewsOf = (colour: string) =>
  (['front', 'back', 'edge'] as const).map((side) => ({ side, image: `/pictures/${colour}-${side}.svg` }));
const views = { midnight: viewsOf('midnight'), sand: viewsOf('sand') };
const shown = () => screen.getByRole('img', { name: /^Ernz 9 Pro/u });

it('[D12] a device has views to choose from, which follow its colour', async () => {
  const { user } = await openDevice({ device: aDeviceTaxon({ views }) });
  const buttons = within(screen.getByRole('group', { name: 'Views of the phone' }));
  expect(buttons.getAllByRole('button')).toHaveLength(4);
  expect(buttons.getByRole('button', { name: 'Whole phone' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(buttons.getByRole('button', { name: 'Back' }));
  expect(shown()).toHaveAttribute('src', '/pictures/midnight-back.svg');
  expect(shown()).toHaveAccessibleName('Ernz 9 Pro, Midnight blue, Back');
  await user.click(choice('Sand'));
  expect(shown()).toHaveAttribute('src', '/pictures/sand-back.svg');
});

it('[D12] a device with one picture has no views', async () => {
  await openDevice();
  expect(screen.queryByRole('group', { name: 'Views of the phone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('[D12] a device has a table of its specifications', async () => {
  const specifications = [
    { label: 'Screen', value: '6.3 inches' },
    { label: 'Weight', value: '192 g' },
  ];
  await openDevice({ device: aDeviceTaxon({ specifications }) });
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('rowheader', { name: 'Screen' })).toBeVisible();
  expect(table.getByRole('cell', { name: '192 g' })).toBeVisible();
});

it('[D12] the picture opens large, in the view that is shown, and the next view stays on the page', async () => {
  const { user } = await openDevice({ device: aDeviceTaxon({ views }) });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ernz 9 Pro' }));
  expect(dialog.getByText('Back')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(await dialog.findByText('Side')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Ernz 9 Pro, Midnight blue, Side' })).toHaveAttribute(
    'src',
    '/pictures/midnight-edge.svg',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Side' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Enlarge the picture' })).toHaveFocus();
});
