import { key, startSandbox, type TestSandbox } from '../testing/sandbox';

const returnUrl = 'http://localhost:4200/fr/checkout?step=confirmation&order_token=abc';
const order = {
  reference: 'order-1',
  amount: 2900,
  currency: 'EUR',
  language: 'fr',
  description: 'Commande ALZ-1',
  returnUrl,
};
const card = { action: 'pay', name: 'Camille Weber', number: '4242 4242 4242 4242', expiry: '09/29', code: '123' };

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

async function open(changes: object = {}): Promise<string> {
  return (await sandbox.post('/cardpay/sessions', { ...order, ...changes })).json().id;
}
const pay = (id: string, changes: Record<string, string> = {}) =>
  sandbox.submit(`/cardpay/pay/${id}`, { ...card, ...changes });
const stateOf = async (id: string) => (await sandbox.get(`/cardpay/sessions/${id}`, key)).json();

function outcomeOf(location: unknown) {
  const { origin, pathname, searchParams } = new URL(String(location));
  return { page: origin + pathname, ...Object.fromEntries(searchParams) };
}

describe('the payment API', () => {
  it('[K8] opens a session with the address of its payment page', async () => {
    const response = await sandbox.post('/cardpay/sessions', order);
    expect(response.statusCode).toBe(201);
    const { id, redirectUrl } = response.json();
    expect(redirectUrl).toBe(`http://localhost:4400/cardpay/pay/${id}`);
    expect(await stateOf(id)).toEqual({
      id,
      reference: 'order-1',
      amount: 2900,
      currency: 'EUR',
      status: 'open',
      transactionId: null,
      card: null,
    });
  });

  it('opens one session for one Idempotency-Key', async () => {
    const headers = { ...key, 'idempotency-key': 'k1' };
    const ids = await Promise.all([1, 2, 3].map(() => sandbox.post('/cardpay/sessions', order, headers)));
    expect(new Set(ids.map((response) => response.json().id)).size).toBe(1);
    expect(await open()).not.toBe(ids[0]?.json().id);
  });

  it('cancels an open session and leaves an ended one', async () => {
    const cancel = (id: string) => sandbox.post(`/cardpay/sessions/${id}/cancel`, {});
    const open1 = await open();
    expect((await cancel(open1)).json()).toMatchObject({ id: open1, status: 'cancelled' });
    expect(outcomeOf((await pay(open1)).headers.location)).toMatchObject({ payment_status: 'cancelled' });
    const paid = await open();
    await pay(paid);
    expect((await cancel(paid)).json()).toMatchObject({ status: 'paid' });
    expect((await cancel('unknown')).statusCode).toBe(404);
  });

  it('[Q6] pays back at most what was paid, once for one Idempotency-Key', async () => {
    const id = await open();
    const refund = async (amount: number, name: string) =>
      (await sandbox.post(`/cardpay/sessions/${id}/refunds`, { amount }, { ...key, 'idempotency-key': name })).json();
    expect(await refund(100, 'unpaid')).toMatchObject({ status: 'refused' });
    await pay(id);
    const first = await refund(2_000, 'r1');
    expect(first).toMatchObject({ amount: 2_000, status: 'refunded' });
    expect(await refund(2_000, 'r1')).toEqual(first);
    expect(await refund(901, 'r2')).toMatchObject({ status: 'refused' });
    expect(await refund(900, 'r3')).toMatchObject({ status: 'refunded' });
    expect((await sandbox.post('/cardpay/sessions/none/refunds', { amount: 1 })).statusCode).toBe(404);
    expect((await sandbox.post(`/cardpay/sessions/${id}/refunds`, { amount: 0 })).statusCode).toBe(400);
  });

  it('[Q6] a card may refuse refunds', async () => {
    const id = await open();
    await pay(id, { number: '4000 0000 0000 0259' });
    const { status } = (await sandbox.post(`/cardpay/sessions/${id}/refunds`, { amount: 100 })).json();
    expect(status).toBe('refused');
  });

  it.each([{}, { authorization: 'Bearer wrong' }])('refuses a call with the headers %j', async (headers) => {
    const response = await sandbox.post('/cardpay/sessions', order, headers);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'key_required' });
    expect((await sandbox.get(`/cardpay/sessions/${await open()}`, headers)).statusCode).toBe(401);
  });

  it('refuses invalid sessions with a problem document', async () => {
    for (const changes of [{ amount: 0 }, { amount: 9.5 }, { currency: 'USD' }, { returnUrl: 'javascript:alert(1)' }]) {
      const response = await sandbox.post('/cardpay/sessions', { ...order, ...changes });
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
    expect((await sandbox.get('/cardpay/sessions/none', key)).statusCode).toBe(404);
  });
});

describe('the payment page', () => {
  it.each([
    ['fr', 'Nom sur la carte', '29,00'],
    ['en', 'Name on card', '€29.00'],
    ['de', 'Name auf der Karte', '29,00'],
  ])('[K8] shows amount and fields in %s', async (language, label, amount) => {
    const { body, headers } = await sandbox.get(`/cardpay/pay/${await open({ language })}`);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<label for="name">${label}</label>`);
    expect(body).toContain(amount);
    for (const token of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc']) expect(body).toContain(`autocomplete="${token}"`);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("form-action 'self' http://localhost:4200;");
  });

  it('[K8] redirects to the shop with the transaction after a payment', async () => {
    const id = await open();
    const response = await pay(id);
    expect(response.statusCode).toBe(303);
    const { transactionId, status, card: used } = await stateOf(id);
    expect({ status, used }).toEqual({ status: 'paid', used: { brand: 'Visa', lastDigits: '4242' } });
    expect(outcomeOf(response.headers.location)).toEqual({
      page: 'http://localhost:4200/fr/checkout',
      step: 'confirmation',
      order_token: 'abc',
      transaction_id: transactionId,
      payment_status: 'paid',
    });
  });

  it('[K8] pays once when the form is sent repeatedly, and reports the outcome afterwards', async () => {
    const id = await open();
    const responses = await Promise.all([pay(id), pay(id), pay(id, { number: '4000 0000 0000 0002' })]);
    expect(new Set(responses.map(({ headers }) => headers.location)).size).toBe(1);
    const { body } = await sandbox.get(`/cardpay/pay/${id}`);
    expect(body).toContain('Ce paiement est déjà effectué');
    expect(body).toContain('payment_status=paid');
    expect(body).not.toContain('name="number"');
  });

  it('[K10] redirects to the shop after a decline or a cancellation', async () => {
    const declined = await pay(await open(), { number: '4000000000000002' });
    expect(outcomeOf(declined.headers.location)).toMatchObject({ payment_status: 'declined', transaction_id: '' });
    const id = await open();
    const cancelled = await pay(id, { action: 'cancel' });
    expect(outcomeOf(cancelled.headers.location)).toMatchObject({ payment_status: 'cancelled', transaction_id: '' });
    expect((await stateOf(id)).status).toBe('cancelled');
  });

  it('requests the 3-D Secure code until it is right', async () => {
    const id = await open();
    const challenged = await pay(id, { number: '4000 0000 0000 3220' });
    expect(challenged.headers.location).toBe(`/cardpay/pay/${id}/secure`);
    expect((await sandbox.get(`/cardpay/pay/${id}/secure`)).body).toContain('autocomplete="one-time-code"');

    const wrong = await sandbox.submit(`/cardpay/pay/${id}/secure`, { 'secure-code': '000000' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Ce code n’est pas le bon');
    expect((await stateOf(id)).status).toBe('open');

    const right = await sandbox.submit(`/cardpay/pay/${id}/secure`, { 'secure-code': '123 456' });
    expect(outcomeOf(right.headers.location)).toMatchObject({ payment_status: 'paid' });
  });

  it('ignores a code when the card needs none', async () => {
    const id = await open();
    const response = await sandbox.submit(`/cardpay/pay/${id}/secure`, { 'secure-code': '123456' });
    expect(response.headers.location).toBe(`/cardpay/pay/${id}`);
    expect((await stateOf(id)).status).toBe('open');
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'number-error'],
    [{ number: '1234' }, 'number-error'],
    [{ name: ' ' }, 'name-error'],
    [{ expiry: '13/29' }, 'expiry-error'],
    [{ expiry: '10/26' }, 'expiry-error'],
    [{ code: '12' }, 'code-error'],
  ])('refuses %j, and keeps the typed values but the code', async (changes, error) => {
    const id = await open();
    const { statusCode, body } = await pay(id, { ...changes, ...('code' in changes ? {} : { code: '987' }) });
    expect(statusCode).toBe(422);
    expect(body).toContain(`id="${error}"`);
    expect(body.match(/class="error"/gu)).toHaveLength(1);
    expect(body).toContain('role="alert"');
    expect(body).toContain(`value="${{ ...card, ...changes }.number}"`);
    expect(body).not.toContain('987');
    expect((await stateOf(id)).status).toBe('open');
  });

  it('accepts a card until the end of its month', async () => {
    expect((await pay(await open(), { expiry: '11 / 2026' })).statusCode).toBe(303);
  });

  it('expires after thirty minutes', async () => {
    const id = await open();
    sandbox.passMinutes(31);
    expect((await stateOf(id)).status).toBe('expired');
    expect(outcomeOf((await pay(id)).headers.location)).toMatchObject({ payment_status: 'cancelled' });
    expect((await sandbox.get(`/cardpay/pay/${id}`)).body).toContain('Le délai de paiement est dépassé');
    expect((await stateOf(id)).status).toBe('expired');
  });

  it('escapes markup of the merchant and the shopper', async () => {
    const id = await open({ description: '<script>alert(1)</script>' });
    const { body } = await pay(id, { name: '"><script>alert(2)</script>', code: '' });
    expect(body).not.toContain('<script>alert');
  });
});
