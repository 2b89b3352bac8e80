import type { HttpPort, HttpRequest } from '@alzette/remote-contract';
import type { CustomerInformation } from '@alzette/shop-model';
import {
  checkCredit,
  decryptCartToken,
  findTowns,
  findVoucher,
  generateCartToken,
  getAddOnName,
  getConfirmationMessages,
  getCustomer,
  getDevice,
  getDeviceOffer,
  getDevices,
  getKycInformation,
  getSubscription,
  getSubscriptions,
  loginUrl,
  logOut,
  searchAddresses,
  sendCustomerInformation,
  sendSavedCart,
  qualifyService,
  validateIban,
} from '.';
import { recorder } from './testing/recorder';

let sent: HttpRequest[] = [];
beforeEach(() => {
  sent = [];
});

const responding = (body: unknown) => recorder(body, sent);

describe('catalogue and content', () => {
  const variant = { additionals: [], price: { original: 1 } };

  it('[D13] lists and finds subscriptions in the requested language', async () => {
    await expect(getSubscriptions(responding({ items: ['plan'] }), 'internet-mobile', 'de')).resolves.toEqual(['plan']);
    for (const family of ['mobile', 'internet', 'internet-mobile', 'tv', 'duo'] as const) {
      await expect(getSubscription(responding(variant), family, 'a b', 'fr')).resolves.toBe(variant);
    }
    expect(sent.map(({ url, query }) => `${url} ${query?.['locale']}`)).toEqual([
      '/api/catalogue/subscriptions/internet-mobile de',
      '/api/catalogue/subscriptions/mobile/variant/a%20b fr',
      '/api/catalogue/subscriptions/internet/variant/a%20b fr',
      '/api/catalogue/subscriptions/internet/variant/a%20b fr',
      '/api/catalogue/subscriptions/tv/variant/a%20b fr',
      '/api/catalogue/subscriptions/duo/variant/a%20b fr',
    ]);
  });

  it('[D13] finds devices by slug and by variant, and the name of an add-on', async () => {
    await getDevices(responding({ items: [], availableBrands: [] }), 'fr');
    await getDevice(responding({ variants: [] }), 'ernz-9', 'fr');
    await getDeviceOffer(responding({ options: { device_funding: { extra: '1,00' } } }), 'ernz-9.mobile-m', 'fr');
    await expect(getAddOnName(responding({ name: 'Sport' }), 'tv-package', 'sport', 'fr')).resolves.toBe('Sport');
    await getAddOnName(responding({ name: 'SIM' }), 'subscription-additional', 'sim', 'fr');
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/catalogue/devices',
      '/api/catalogue/devices/ernz-9',
      '/api/catalogue/devices/variant/ernz-9.mobile-m',
      '/api/catalogue/tv-packages/sport',
      '/api/catalogue/additionals/sim',
    ]);
  });

  it.each(['', '<html></html>', null, {}, []])('[D13] rejects %j with status 200', async (garbage) => {
    const problem = { code: 'unexpected_answer' };
    await expect(getSubscriptions(responding(garbage), 'mobile', 'fr')).rejects.toMatchObject(problem);
    await expect(getSubscription(responding(garbage), 'mobile', 'm', 'fr')).rejects.toMatchObject(problem);
    await expect(getDevices(responding(garbage), 'fr')).rejects.toMatchObject(problem);
    await expect(getDevice(responding(garbage), 'd', 'fr')).rejects.toMatchObject(problem);
    await expect(getDeviceOffer(responding(garbage), 'd', 'fr')).rejects.toMatchObject(problem);
  });

  it('[L4] reads the confirmation messages with their configuration, in the v4 shape', async () => {
    const message = { id: 3, message: 'Merci', configuration: { clientType: 'new', taxonType: 'mobile', mode: 'new' } };
    const body = { data: { id: 1, attributes: { messages: [message] } }, meta: {} };
    await expect(getConfirmationMessages(responding(body), 'fr')).resolves.toEqual([message]);
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/content/confirmation-messages',
        query: { locale: 'fr', populate: 'messages.configuration' },
        headers: { 'Strapi-Response-Format': 'v4' },
      },
    ]);
  });
});

describe('saved cart', () => {
  const entry = {
    type: 'mobile',
    identifier: 'line-1',
    productCode: 'm',
    parentIdentifier: null,
    origin: '/fr/mobile',
    code: 'm-24',
    taxon: null,
    quantity: 1,
  } as const;
  const unreachable: HttpPort = { request: () => Promise.reject(new Error('away')) };

  it('[C1] is stored in a token; a failure gives no token', async () => {
    await expect(generateCartToken(responding({ token: 't' }), [entry])).resolves.toBe('t');
    expect(sent).toEqual([{ method: 'POST', url: '/api/generateCartToken', body: { cart: [entry] } }]);
  });

  it('[C2] is read from a token', async () => {
    await expect(decryptCartToken(responding({ cart: [entry] }), 't')).resolves.toEqual([entry]);
    expect(sent).toEqual([{ method: 'POST', url: '/api/decryptToken', body: { token: 't' } }]);
  });

  it('[C1, C2, C7] gives null and logs to the console when a call fails or responds with garbage', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(generateCartToken(unreachable, [entry])).resolves.toBeNull();
    await expect(decryptCartToken(unreachable, 't')).resolves.toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
    await expect(generateCartToken(responding({}), [entry])).resolves.toBeNull();
    await expect(decryptCartToken(responding('<html>'), 't')).resolves.toBeNull();
    await expect(decryptCartToken(responding({ token: 't' }), 't')).resolves.toBeNull();
    expect(logged).toHaveBeenCalledTimes(5);
    logged.mockRestore();
  });

  it('[C5] is sent as form data: email, tokenUrl, language', async () => {
    const mail = {
      email: 'ada@example.lu',
      tokenUrl: 'https://shop.test/fr/checkout?cartSaved=t',
      language: 'fr',
    } as const;
    await sendSavedCart(responding(undefined), mail);
    expect(sent).toMatchObject([{ method: 'POST', url: '/api/catalogue/createTokenSavedCart' }]);
    expect(Object.fromEntries(sent[0]?.body as FormData)).toEqual(mail);
  });
});

describe('customer', () => {
  it('[A6] is null for a guest', async () => {
    await expect(getCustomer(responding({ status: 'guest' }))).resolves.toBeNull();
    await expect(getCustomer(responding({ status: 'customer', customer: 'Ada' }))).resolves.toBe('Ada');
    await logOut(responding(undefined));
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/session',
      'GET /api/session',
      'POST /api/logout',
    ]);
    expect(loginUrl('/en/cart?edit=a b')).toBe('/api/login?returnTo=%2Fen%2Fcart%3Fedit%3Da%20b');
  });

  it('[F3] searches a voucher with the number of the line and the code without spaces', async () => {
    const voucher = { voucherCode: 'WELCOME50', amount: 5000 };
    await expect(findVoucher(responding({ voucher }), ' WEL COME50 ', '+352691123456')).resolves.toEqual(voucher);
    expect(sent).toEqual([
      { method: 'GET', url: '/api/v2/tool/voucher/search/WELCOME50', query: { lineNumber: '+352691123456' } },
    ]);
  });
});

describe('personal data', () => {
  it('[I8] checks credit by query, without a body', async () => {
    const input = { firstname: 'Ada', lastname: 'Weber', birthdate: '1991-05-14' };
    await expect(checkCredit(responding({ status: 'new--bad_customer' }), input)).resolves.toEqual({
      outcome: 'new-bad-customer',
      status: 'new--bad_customer',
    });
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/v2/shop/creditcheck/status',
        query: { first_name: 'Ada', last_name: 'Weber', birthdate: '1991-05-14' },
        timeout: 20_000,
      },
    ]);
  });

  it('[H4] reads the person of an identity check', async () => {
    await expect(getKycInformation(responding({ id: 'a/b' }), 'a/b')).resolves.toEqual({ id: 'a/b' });
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/shop/kyc/a%2Fb' }]);
  });

  it('[I10] validates an IBAN in its compact form', async () => {
    const content = { isValid: true, error_message: null, ibanDetail: { bankData: { bic: 'BCEELULL', bank: 'BCEE' } } };
    await expect(validateIban(responding({ content }), 'lu28 0019 4006 4475 0000')).resolves.toEqual(content);
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/tool/iban/validate/LU280019400644750000' }]);
  });

  it('[J5] asks which lines can be had at an address', async () => {
    const address = { street: '24, rue du Moulin', postcode: '4251', city: 'Esch', countryCode: 'LU' } as const;
    const plans = [{ type: 'tv', code: 'tv-start' } as const];
    await expect(qualifyService(responding({ available: ['tv-start'] }), { address, plans })).resolves.toEqual([
      'tv-start',
    ]);
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/shop/service-qualifications', body: { address, plans } }]);
  });

  it('[J5] searches the addresses that continue a text, in a complete postcode only', async () => {
    const found = [{ street: 'rue du Moulin', houseNumber: '24', postcode: '4251', city: 'Esch-sur-Alzette' }];
    const { signal } = new AbortController();
    await expect(
      searchAddresses(responding({ addresses: found }), { text: '24 rue du', postcode: 'L-4251', signal }),
    ).resolves.toEqual(found);
    await searchAddresses(responding({ addresses: [] }), { text: 'rue', postcode: '42' });
    const search = { method: 'POST', url: '/api/v2/shop/addresses', timeout: 3_000 };
    expect(sent).toEqual([
      { ...search, body: { text: '24 rue du', postcode: '4251' }, signal },
      { ...search, body: { text: 'rue' } },
    ]);
    await expect(searchAddresses(responding('<html>'), { text: 'rue' })).rejects.toMatchObject({
      code: 'unexpected_answer',
    });
  });

  it('[J5] finds the towns of a postcode', async () => {
    await expect(findTowns(responding({ towns: ['Esch-sur-Alzette'] }), '4251')).resolves.toEqual(['Esch-sur-Alzette']);
    expect(sent).toEqual([
      { method: 'GET', url: '/api/v2/shop/addresses/towns', query: { postcode: '4251' }, timeout: 3_000 },
    ]);
    await expect(findTowns(responding({}), '4251')).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('[K1] posts the customer information of an order', async () => {
    const information = { firstname: 'Ada' } as CustomerInformation;
    await sendCustomerInformation(responding(undefined), 'order/1', information);
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/shop/orders/order%2F1/customer-info', body: information }]);
  });
});
