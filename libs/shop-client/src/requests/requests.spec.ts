import type { HttpPort, HttpRequest } from '@alzette/remote-contract';
import type { CustomerInformation, OrderRequest } from '@alzette/shop-model';
import {
  acceptNewsletter,
  checkCredit,
  confirmOrder,
  contractDocumentUrl,
  createOrder,
  getConfirmationMessages,
  getContractDocuments,
  getKycInformation,
  getMobilePlans,
  getOrder,
  getPaymentUrl,
  sendCustomerInformation,
  updateContractDocument,
  validateIban,
} from '../index';

let sent: HttpRequest[] = [];
beforeEach(() => {
  sent = [];
});

function answering(body: unknown): HttpPort {
  return {
    request: async <Body>(request: HttpRequest) => {
      sent.push(request);
      return { status: 200, body: body as Body };
    },
  };
}

describe('catalogue and content', () => {
  it('[D13] lists the mobile plans in the asked language', async () => {
    await expect(getMobilePlans(answering({ items: ['plan'] }), 'de')).resolves.toEqual(['plan']);
    expect(sent).toEqual([{ method: 'GET', url: '/api/catalogue/subscriptions/mobile', query: { locale: 'de' } }]);
  });

  it('[L4] reads the confirmation messages with their configuration, in the v4 shape', async () => {
    const body = { data: { id: 1, attributes: { messages: ['message'] } }, meta: {} };
    await expect(getConfirmationMessages(answering(body), 'fr')).resolves.toEqual(['message']);
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

describe('person', () => {
  it('[I8] checks credit by query, without a body', async () => {
    const input = { firstname: 'Ada', lastname: 'Weber', birthdate: '1991-05-14' };
    await expect(checkCredit(answering({ status: 'new--bad_customer' }), input)).resolves.toBe('new-bad-customer');
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
    await expect(getKycInformation(answering({ id: 'a/b' }), 'a/b')).resolves.toEqual({ id: 'a/b' });
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/shop/kyc/a%2Fb' }]);
  });

  it('[I10] has an IBAN validated in its compact form', async () => {
    const content = { isValid: true, error_message: null, ibanDetail: { bankData: { bic: 'BCEELULL', bank: 'BCEE' } } };
    await expect(validateIban(answering({ content }), 'lu28 0019 4006 4475 0000')).resolves.toEqual(content);
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/tool/iban/validate/LU280019400644750000' }]);
  });

  it('[K1] posts the customer information of an order', async () => {
    const information = { firstname: 'Ada' } as CustomerInformation;
    await sendCustomerInformation(answering(undefined), 'order/1', information);
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/shop/orders/order%2F1/customer-info', body: information }]);
  });
});

describe('order', () => {
  it('[K1] is created under the provider, with its key', async () => {
    const order = { email: 'ada@example.lu' } as OrderRequest;
    await expect(createOrder(answering({ tokenValue: 't' }), 'alzette', order, 'key-1')).resolves.toEqual({ tokenValue: 't' });
    expect(sent).toEqual([
      { method: 'POST', url: '/api/v2/shop/alzette/order', headers: { 'Idempotency-Key': 'key-1' }, body: order, timeout: 20_000 },
    ]);
  });

  it('[L2] is read by its token', async () => {
    await getOrder(answering({}), 'a b');
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/shop/orders/a%20b' }]);
  });

  it('[L2] is confirmed by a merge-patch with provider token, transaction and locale', async () => {
    const confirmation = { orderToken: 't', transactionId: 'transaction-1', locale: 'fr' };
    await confirmOrder(answering({}), 'alzette', 't', confirmation);
    expect(sent).toEqual([
      {
        method: 'PATCH',
        url: '/api/v2/shop/alzette/order/t/confirm',
        headers: { 'content-type': 'application/merge-patch+json' },
        body: confirmation,
        timeout: 20_000,
      },
    ]);
  });

  it('[K6] takes the wish for the newsletter', async () => {
    await acceptNewsletter(answering(undefined), 'alzette', 't');
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/shop/alzette/order/t/newsletter-acceptance' }]);
  });

  it('[K8] asks for the payment page', async () => {
    const request = { order_token: 't', amount: 1900, language: 'fr', type: 'esales', description: 'Alzette' } as const;
    await expect(getPaymentUrl(answering({ redirectUrl: 'http://pay.test/1' }), 'cardpay', request)).resolves.toBe('http://pay.test/1');
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/tool/cardpay/url', body: request }]);
  });
});

describe('contracts', () => {
  it('[K1] are fetched for an order', async () => {
    await expect(getContractDocuments(answering({ documents: ['document'] }), 'sign', 't')).resolves.toEqual(['document']);
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/tool/sign/documents/t', timeout: 20_000 }]);
  });

  it('[K2] open under their file name', () => {
    expect(contractDocumentUrl('sign', 'contract 1.pdf')).toBe('/api/v2/tool/sign/document/contract%201.pdf');
  });

  it('[K4] are updated with both ids', async () => {
    const update = { documentId: 'document-1', newDocumentTargetId: 'signed-1' };
    await updateContractDocument(answering({ status: 'SIGNED' }), 'sign', 't', update);
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/tool/sign/document/update/t', body: update }]);
  });
});
