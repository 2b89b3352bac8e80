import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Note } from './note';

const isRead = () => screen.getByText('Saved').closest('[aria-hidden=true]') === null;

it('[N9] a status gets its text once screen readers know its region, and shows it at once', async () => {
  render(<Note role="status">Saved</Note>);
  expect(screen.getByText('Saved')).toBeVisible();
  expect(isRead()).toBe(false);
  await waitFor(() => expect(isRead()).toBe(true));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

it('[N9] an alert has its text from the start', () => {
  render(<Note role="alert">Saved</Note>);
  expect(isRead()).toBe(true);
});

it('[N9] the buttons of a note can be pressed at once, and are not read out with its text', async () => {
  render(
    <Note role="status" action={<button type="button">Undo</button>}>
      Saved
    </Note>,
  );
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await waitFor(() => expect(isRead()).toBe(true));
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/u);
});

it('[N9] a status that a server renders can be read without JavaScript', () => {
  document.body.innerHTML = renderToString(<Note role="status">Saved</Note>);
  expect(isRead()).toBe(true);
});
