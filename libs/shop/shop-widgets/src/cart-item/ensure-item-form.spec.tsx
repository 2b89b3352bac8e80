import { screen } from '@testing-library/react';
import { anItem, CardsOfCart, renderWidget } from '../testing/render-widget';

jest.mock('./item-rules', () => {
  throw new Error('Loading chunk item-rules failed');
});

it('[E4] a value is kept and shows no error when the file of the rules does not load', async () => {
  const { user, typedNow } = await renderWidget(<CardsOfCart />, { items: [anItem({ keepNumber: true })] });
  const number = screen.getByRole('textbox', { name: 'Number to keep' });
  await user.type(number, '12');
  await user.tab();
  expect(number).not.toBeInvalid();
  expect(Object.values(typedNow())).toContain('12');
});
