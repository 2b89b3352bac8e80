import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatePicker, type DatePickerProps } from './index';

const messages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  tooEarly: 'too early',
  tooLate: 'too late',
  unavailable: 'no technician free',
  holiday: 'public holiday',
};
// Monday 14 December 2026 to Friday 19 February 2027.
const limits = {
  min: '2026/12/14',
  max: '2027/02/19',
  unavailable: ['2026/12/20', '2026/12/27'],
  holidays: [{ date: '2026/12/25', name: 'Christmas Day' }],
};

async function renderPicker(props: Partial<DatePickerProps> = {}) {
  const handleChange = jest.fn<void, [string]>();
  const handleBlur = jest.fn<void, []>();
  function Picker() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <>
        <DatePicker
          name="a.date"
          label="Date"
          locale="en-GB"
          messages={messages}
          {...limits}
          onBlur={handleBlur}
          {...props}
          value={value}
          onChange={(day) => {
            setValue(day);
            handleChange(day);
          }}
        />
        <button type="button">After</button>
      </>
    );
  }
  render(<Picker />);
  await screen.findByRole('grid');
  return { user: userEvent.setup(), handleChange, handleBlur };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Date');
const grid = () => within(screen.getByRole('grid'));
/** Some browsers write a comma after the weekday, some do not. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/^(\p{L}+), /u, '$1 ');
const day = (name: string) => grid().getByRole('button', { name: (text) => plain(text).startsWith(plain(name)) });
const focusedDay = () => plain(document.activeElement?.getAttribute('aria-label'));
const written = () => plain(input().value);
const held = () => document.querySelector('input[type=hidden]');

describe('the calendar', () => {
  it('[J4] has weeks from Monday, in British English', async () => {
    await renderPicker();
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    const weekdays = [...document.querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(weekdays).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    expect(day('Thursday 17 December 2026')).toBeVisible();
  });

  it.each([
    ['fr-FR', ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'], 'décembre 2026', 'jeudi 17 décembre 2026'],
    ['de-DE', ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], 'Dezember 2026', 'Donnerstag, 17. Dezember 2026'],
  ])('[J4, N5] is translated to %s', async (locale, week, month, name) => {
    const { user } = await renderPicker({ locale });
    expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(week);
    expect(screen.getByRole('grid', { name: month })).toBeVisible();
    await user.click(day(name));
    expect(written()).toBe(plain(name));
  });

  it('[J4] stores the chosen day as yyyy/MM/dd under the key, and shows it as a long date', async () => {
    const { user, handleChange } = await renderPicker();
    await user.click(day('Thursday 17 December 2026'));
    expect(handleChange).toHaveBeenLastCalledWith('2026/12/17');
    expect(held()).toHaveAttribute('name', 'a.date');
    expect(held()).toHaveValue('2026/12/17');
    expect(written()).toBe('Thursday 17 December 2026');
    expect(grid().getByRole('gridcell', { selected: true })).toHaveTextContent('17');
  });

  it.each([
    ['before the start', 'Sunday 13 December 2026, too early'],
    ['unavailable', 'Sunday 20 December 2026, no technician free'],
    ['holiday', 'Friday 25 December 2026, Christmas Day, public holiday'],
  ])('[J4, N5] refuses a blocked day and shows the reason: %s', async (_kind, name) => {
    const { user, handleChange } = await renderPicker();
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(day(name));
    await user.keyboard('{Enter}');
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('[J4, N5] shows only months with available days, and blocks the days after the last', async () => {
    const { user } = await renderPicker();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    expect(day('Saturday 20 February 2027, too late')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[N5] is one stop of the keyboard, with arrows, Home and End, Page Up and Page Down', async () => {
    const { user, handleChange } = await renderPicker();
    input().focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await user.tab();
    expect(focusedDay()).toBe('Monday 14 December 2026');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focusedDay()).toBe('Tuesday 22 December 2026');
    await user.keyboard('{End}');
    expect(focusedDay()).toBe('Sunday 27 December 2026, no technician free');
    await user.keyboard('{Home}{ArrowLeft}{ArrowUp}');
    expect(focusedDay()).toBe('Sunday 13 December 2026, too early');
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toBe('Wednesday 13 January 2027');
    await user.keyboard('{PageUp}{ArrowRight}');
    expect(focusedDay()).toBe('Monday 14 December 2026');
    await user.keyboard('{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith('2026/12/14');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('cannot be used while the field is disabled', async () => {
    const { user, handleChange } = await renderPicker({ disabled: true });
    await user.click(day('Thursday 17 December 2026'));
    expect(handleChange).not.toHaveBeenCalled();
    expect(input()).toBeDisabled();
  });
});

describe('a typed day', () => {
  it('[N5] has day, month and year, shows its month, and is formatted on blur', async () => {
    const { user } = await renderPicker();
    await user.type(input(), '15.1.27');
    expect(input()).toHaveValue('15.1.27');
    expect(held()).toHaveValue('2027/01/15');
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await user.tab();
    expect(written()).toBe('Friday 15 January 2027');
  });

  it('[N5] stays as typed if it is no day', async () => {
    const { user } = await renderPicker();
    await user.type(input(), 'soon');
    await user.tab();
    expect(input()).toHaveValue('soon');
    expect(held()).toHaveValue('soon');
  });

  it('[N5] is marked as invalid and not chosen if it is blocked', async () => {
    const { user } = await renderPicker({ error: 'Choose another day.' });
    await user.type(input(), '25.12.2026');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Choose another day.');
    expect(day('Friday 25 December 2026, Christmas Day')).toHaveAttribute('aria-disabled', 'true');
  });

  it('replaces the present day at the first key', async () => {
    const { user } = await renderPicker({ value: '2026/12/17' });
    expect(written()).toBe('Thursday 17 December 2026');
    await user.tab();
    expect(input()).toHaveFocus();
    await user.keyboard('18.12.2026');
    expect(held()).toHaveValue('2026/12/18');
  });

  it('is left only when field and calendar have both lost focus', async () => {
    const { user, handleBlur } = await renderPicker();
    await user.type(input(), '17');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(handleBlur).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(handleBlur).toHaveBeenCalledTimes(1);
  });
});
