import { act, screen, within } from '@testing-library/react';
import { contractKeys } from '@alzette/shop-model';
import { selectValues, valuesForgotten } from '@alzette/shop-store';
import { aCartItem, aKycInformation, fakeHttp } from '@alzette/testing';
import { events, renderCheckout } from '../testing/render-checkout';
import { contractValues, lineAddressValues } from '../testing/typed-values';
import { kycValues } from './identity';

const kycPath = '/api/v2/shop/kyc/kyc-1';
const frame = () => screen.getByTitle('Identity check') as HTMLIFrameElement;
const shownPerson = () =>
  within(screen.getByRole('region', { name: 'Identity' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
const completed = { source: 'identity-check', type: 'completed', result: { id: 'kyc-1' } };

async function openCheck(http = fakeHttp()) {
  const page = await renderCheckout({ step: 'contract', http });
  await page.user.click(screen.getByRole('button', { name: 'Check my identity' }));
  return page;
}

function post(data: unknown, from: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {}) {
  const source = frame().contentWindow;
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://partner.test', source, ...from })),
  );
}

describe('the identity check', () => {
  it('[H1, H2] precedes the contract form for a guest', async () => {
    await renderCheckout({ step: 'contract' });
    expect(screen.getByRole('heading', { name: 'Prove who you are' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book an appointment' })).not.toBeInTheDocument();
  });

  it('[H3] opens in a dialog with template, language and the origin for its message', async () => {
    const { tracked } = await openCheck();
    expect(screen.getByRole('dialog', { name: 'Identity check' })).toHaveTextContent('IdentLux');
    const address = new URL(frame().src);
    expect(address.origin + address.pathname).toBe('http://partner.test/identity/check');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      template: 'mobile',
      language: 'en',
      origin: 'http://localhost',
    });
    expect(events(tracked)).toContain('checkout_authentification');
  });

  it.each(['device', 'internet', 'tv', 'duo', 'internet-mobile'] as const)(
    '[H3] has the template of the product, %s',
    async (type) => {
      const { user } = await renderCheckout({
        step: 'contract',
        items: [aCartItem({ type })],
        values: lineAddressValues,
      });
      await user.click(screen.getByRole('button', { name: 'Check my identity' }));
      expect(new URL(frame().src).searchParams.get('template')).toBe(type);
    },
  );

  it('[H3] may use the camera, but not navigate the shop or open windows', async () => {
    await openCheck();
    expect(frame()).toHaveAttribute('allow', 'camera');
    expect(frame()).toHaveAttribute('sandbox', 'allow-forms allow-same-origin allow-scripts');
  });

  it('[H1, H2, H4] reads the person when it is completed, and fills in the form', async () => {
    const http = fakeHttp().on('GET', kycPath, aKycInformation());
    const { tracked } = await openCheck(http);
    post(completed);
    await screen.findByText('Identity checked');
    expect(shownPerson()).toEqual([
      ['Title', 'Ms'],
      ['First name', 'Ada'],
      ['Last name', 'Weber'],
      ['Date of birth', '14 May 1991'],
      ['Nationality', 'Luxembourg'],
      ['Identity document', 'Identity card'],
      ['Document number', '1991051400123'],
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(http.requestsTo('GET', kycPath)).toHaveLength(1);
    expect(events(tracked)).toContain('checkout_authentification_success');
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['the partner’s origin with another port', { origin: 'http://partner.test:81' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('[H3] ignores a message from %s', async (_name, from) => {
    const { http, store } = await openCheck();
    post(completed, from);
    post({ source: 'identity-check', type: 'failed' }, from);
    expect(frame()).toBeVisible();
    expect(http.requests).toEqual([]);
    expect(selectValues(store.getState())[contractKeys.authenticated]).toBeUndefined();
  });

  it.each([
    null,
    'completed',
    { type: 'completed', result: { id: 'kyc-1' } },
    { ...completed, result: {} },
    { ...completed, type: 'other' },
  ])('[H3] ignores the message %j', async (data) => {
    const { http } = await openCheck();
    post(data);
    expect(frame()).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it.each(['cancelled', 'failed'])(
    '[H2, H5] offers a retry and an appointment after %s, which is tracked and reported',
    async (type) => {
      const { user, tracked, reported } = await openCheck();
      post({ source: 'identity-check', type });
      const appointment = screen.getByRole('link', { name: 'Book an appointment' });
      expect(appointment).toHaveAttribute('href', 'tel:+35280024000');
      expect(events(tracked)).toContain('checkout_authentification_error');
      expect(Object.values(reported[0]?.context ?? {})).toContain('mobile-m-24');
      await user.click(screen.getByRole('button', { name: 'Try the check again' }));
      expect(frame()).toBeVisible();
    },
  );

  it('[H2, H5] treats a closed dialog as a failure', async () => {
    const { user, reported } = await openCheck();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your identity could not be checked');
    expect(reported).toHaveLength(1);
  });

  it('[H2, H5] fails when the person cannot be read, and can be retried', async () => {
    const http = fakeHttp().fails('GET', kycPath, { status: 404, code: 'not_found' });
    const { user, reported } = await openCheck(http);
    post(completed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your identity could not be checked');
    expect(reported).toHaveLength(1);
    http.on('GET', kycPath, aKycInformation());
    await user.click(screen.getByRole('button', { name: 'Try the check again' }));
    post(completed);
    expect(await screen.findByText('Ada')).toBeVisible();
  });

  it('[H4] reads the person again after a reload: the id number is never stored, and the name may be another', async () => {
    const http = fakeHttp().on('GET', kycPath, aKycInformation());
    const values = Object.fromEntries(Object.entries(contractValues).filter(([key]) => key !== contractKeys.idNumber));
    await renderCheckout({ step: 'contract', values: { ...values, [contractKeys.lastname]: 'Badpayer' }, http });
    expect(await screen.findByText('1991051400123')).toBeVisible();
    expect(shownPerson()).toContainEqual(['Last name', 'Weber']);
  });

  it('[H4, L3] leaves the form empty when the person is read after the values were forgotten', async () => {
    let respond: (person: unknown) => void = () => undefined;
    const http = fakeHttp().on('GET', kycPath, () => new Promise((resolve) => (respond = resolve)));
    const { store } = await renderCheckout({ step: 'contract', values: { [contractKeys.kycId]: 'kyc-1' }, http });
    act(() => void store.dispatch(valuesForgotten()));
    await act(async () => respond(aKycInformation()));
    expect(selectValues(store.getState())[contractKeys.lastname]).toBeUndefined();
  });

  it('[H5] is reported with the variant of the first item', async () => {
    const first = aCartItem({ variant: { code: 'mobile-xl', name: 'Mobile XL' } });
    const { user, reported } = await renderCheckout({
      step: 'contract',
      items: [first, aCartItem({ identifier: 'line-2' })],
    });
    await user.click(screen.getByRole('button', { name: 'Check my identity' }));
    post({ source: 'identity-check', type: 'failed' });
    expect(Object.values(reported[0]?.context ?? {})).toContain('mobile-xl');
  });
});

describe('the person of an identity check', () => {
  it('[H3] is filled in under the keys of the form', () => {
    expect(kycValues(aKycInformation())).toEqual({
      [contractKeys.authenticated]: true,
      [contractKeys.kycId]: 'kyc-1',
      [contractKeys.gender]: 'female',
      [contractKeys.firstname]: 'Ada',
      [contractKeys.lastname]: 'Weber',
      [contractKeys.birthdate]: '1991/05/14',
      [contractKeys.origin]: 'LU',
      [contractKeys.idType]: 'identity-card',
      [contractKeys.idNumber]: '1991051400123',
    });
  });

  it.each(['PASSPORT', 'RESIDENCE_PERMIT', ''])('[H3] has a passport for the document type %j', (Type) => {
    expect(kycValues(aKycInformation({ Identity: { Type } }))[contractKeys.idType]).toBe('passport');
  });

  it('[H3] is male for M', () => {
    expect(kycValues(aKycInformation({ Gender: 'M' }))[contractKeys.gender]).toBe('male');
  });
});
