import { act, screen, within } from '@testing-library/react';
import { valuesTyped } from '@alzette/shop-store';
import { aKycInformation, fakeHttp, type FakeHttp } from '@alzette/testing';
import { events, firstButton, renderCheckout, title } from '../testing/render-checkout';
import { contractValues } from '../testing/typed-values';
import { kycValues } from './identity';

const path = '/api/v2/shop/creditcheck/status';
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function submitWith(http: FakeHttp) {
  const page = await renderCheckout({ step: 'contract', values: contractValues, http });
  jest.useFakeTimers();
  await page.user.click(firstButton('Check and continue'));
  await pass(0);
  return page;
}

afterEach(() => jest.useRealTimers());

describe('the credit check', () => {
  it('[I8] sends first name, last name and a birthdate with dashes, without a body', async () => {
    const { http } = await submitWith(fakeHttp().on('POST', path, { status: 'no_error' }));
    expect(http.requestsTo('POST', path)).toEqual([
      expect.objectContaining({ query: { first_name: 'Ada', last_name: 'Weber', birthdate: '1991-05-14' } }),
    ]);
    expect(http.requests[0]).not.toHaveProperty('body');
  });

  it('[I8, G4] shows progress for 3 s and success for 1.5 s, then continues to the next step', async () => {
    const { tracked } = await submitWith(fakeHttp().on('POST', path, { status: 'no_error' }));
    const popup = () => screen.queryByRole('dialog');
    await pass(2900);
    expect(popup()).toHaveTextContent('We are checking your application');
    expect(popup()).toHaveAttribute('aria-busy', 'true');
    await pass(200);
    expect(popup()).toHaveTextContent('All is well');
    await pass(1300);
    expect(title()).toHaveTextContent('Your details');
    await pass(200);
    expect(title()).toHaveTextContent('Delivery');
    expect(popup()).not.toBeInTheDocument();
    expect(events(tracked)).toContain('checkout_contact_detail');
  });

  it.each([
    ['new--bad_customer', 'We cannot conclude this contract online'],
    ['new--existing_customer', 'You are a customer already'],
    ['existing--no_customer', 'We cannot find your account'],
    ['existing--bad_customer', 'Your account needs a word with us first'],
    ['existing--pro_customer', 'You are a business customer'],
    ['of another kind', 'The check did not go through'],
  ])('[I8] with the response %s stays on the step with its own message and keeps the values', async (status, text) => {
    const { user } = await submitWith(fakeHttp().on('POST', path, { status }));
    await pass(3100);
    const popup = within(screen.getByRole('alertdialog', { name: text }));
    expect(popup.getByRole('link', { name: 'Call 8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await pass(10_000);
    expect(title()).toHaveTextContent('Your details');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.lu');
  });

  it.each(['new--existing_customer', 'existing--bad_customer', 'existing--pro_customer'])(
    '[I8] leads a customer to the login after %s',
    async (status) => {
      await submitWith(fakeHttp().on('POST', path, { status }));
      await pass(3100);
      const link = within(screen.getByRole('alertdialog')).getByRole('link', { name: 'Log in' });
      expect(link.getAttribute('href')).toMatch(/^\/api\/login\?returnTo=/u);
    },
  );

  it.each(['new--bad_customer', 'existing--no_customer'])('[I8] offers no login after %s', async (status) => {
    await submitWith(fakeHttp().on('POST', path, { status }));
    await pass(3100);
    expect(within(screen.getByRole('alertdialog')).queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('[I8] without a connection says to check it, and works on the next press', async () => {
    const http = fakeHttp().fails('POST', path, { status: null, code: 'unreachable' });
    const { user } = await submitWith(http);
    await pass(3100);
    const popup = within(screen.getByRole('alertdialog', { name: 'The shop does not answer' }));
    expect(popup.getByText(/Check your connection/u)).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'Close' }));
    http.on('POST', path, { status: 'no_error' });
    await user.click(firstButton('Check and continue'));
    await pass(5000);
    expect(title()).toHaveTextContent('Delivery');
  });

  it('[I8] stays on the step when the call fails, and reports the failure', async () => {
    const { reported } = await submitWith(fakeHttp().fails('POST', path, { status: 500, code: 'internal_error' }));
    await pass(3100);
    expect(screen.getByRole('alertdialog')).toHaveTextContent('The check did not go through');
    expect(Object.values(reported[0]?.context ?? {})).toContain('mobile-m-24');
    expect(JSON.stringify(reported[0]?.context)).not.toContain('Weber');
  });

  it('[I8] is requested once, also when the button is pressed several times', async () => {
    const { user, http } = await submitWith(fakeHttp().on('POST', path, { status: 'no_error' }));
    await user.click(firstButton('Check and continue'));
    await pass(1000);
    expect(http.requestsTo('POST', path)).toHaveLength(1);
    await pass(5000);
  });

  it('[H6, I8] is requested once for a person, and again for another, who is identified first', async () => {
    const { user, http, store } = await submitWith(fakeHttp().on('POST', path, { status: 'no_error' }));
    await pass(5000);
    await user.click(screen.getByRole('button', { name: 'Back to the contract' }));
    await user.click(firstButton('Check and continue'));
    await pass(100);
    expect(title()).toHaveTextContent('Delivery');
    expect(http.requestsTo('POST', path)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Back to the contract' }));
    await user.click(screen.getByRole('button', { name: 'This is not me' }));
    act(() => void store.dispatch(valuesTyped(kycValues(aKycInformation({ id: 'kyc-2', Firstname: 'Adah' })))));
    await user.click(firstButton('Check and continue'));
    await pass(5000);
    expect(http.requestsTo('POST', path)).toHaveLength(2);
    expect(http.requestsTo('POST', path)[1]?.query).toMatchObject({ first_name: 'Adah' });
  });
});
