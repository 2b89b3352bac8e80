import { render, screen } from '@testing-library/react';
import { findField, withFieldScope } from './field-scope';
import { TextField } from './text-field';

const field = <TextField name="contact.email" label="E-mail" help="For the receipt" value="" onChange={() => {}} />;

it('[P4] fields of the same name in two scopes have separate ids, labels and help texts', () => {
  render(
    <>
      <section>{withFieldScope('a1~', field)}</section>
      <section>{withFieldScope('b2~', field)}</section>
    </>,
  );
  const [first, second] = screen.getAllByLabelText('E-mail');
  expect([first?.id, second?.id]).toEqual(['a1~contact.email', 'b2~contact.email']);
  expect(second).toHaveAttribute('name', 'contact.email');
  expect(second).toHaveAccessibleDescription('For the receipt');
  second?.focus();
  expect(findField('contact.email')).toBe(second);
  expect(findField('contact.phone')).toBeNull();
});

it('on the shop’s own pages the name is the id', () => {
  render(field);
  expect(findField('contact.email')).toBe(screen.getByLabelText('E-mail'));
});
