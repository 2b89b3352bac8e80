import type { HttpRequest } from '@alzette/remote-contract';
import type { OrderRequest } from '@alzette/shop-model';
import {
  acceptNewsletter,
  cancelOrder,
  confirmOrder,
  contractDocumentUrl,
  createOrder,
  getContractDocuments,
  getOrder,
  getPaymentUrl,
  updateContractDocument,
} from '.';
import { recorder } from './testing/recorder';

let sent: HttpRequest[] = [];
beforeEach(() => {
  sent = [];
});

const responding = (body: unknown) => recorder(body, sent);

describe('order', () => {
  const made = { tokenValue: 't', items: [] };

  it('[K10] rejects the response of a proxy', async () => {
    await expect(getOrder(responding('<html>Log in</html>'), 't')).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('[K1] is created under the provider, with its key', async () => {
    const order = { email: 'ada@example.lu' } as OrderRequest;
    await expect(createOrder(responding(made), 'alzette', order, 'key-1')).resolves.toEqual(made);
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/v2/shop/alzette/order',
        headers: { 'Idempotency-Key': 'key-1' },
        body: order,
        timeout: 20_000,
      },
    ]);
  });

  it('[L2] is read by its token', async () => {
    await getOrder(responding(made), 'a b');
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/shop/orders/a%20b' }]);
  });

  it('[L2] is confirmed by a merge-patch with provider token, transaction and locale', async () => {
    const confirmation = { orderToken: 't', transactionId: 'transaction-1', locale: 'fr' };
    await confirmOrder(responding(made), 'alzette', 't', confirmation);
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

  it('[K6] subscribes to the newsletter', async () => {
    await acceptNewsletter(responding(undefined), 'alzette', 't');
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/shop/alzette/order/t/newsletter-acceptance' }]);
  });

  it('[K8] requests the payment page', async () => {
    const request = { order_token: 't', amount: 1900, language: 'fr', type: 'esales', description: 'Alzette' } as const;
    await expect(getPaymentUrl(responding({ redirectUrl: 'http://pay.test/1' }), 'cardpay', request)).resolves.toBe(
      'http://pay.test/1',
    );
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/tool/cardpay/url', body: request }]);
  });

  it('[K8] requests the payment page in a browser without URL.canParse', async () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    const request = { order_token: 't', amount: 1900, language: 'fr', type: 'esales', description: 'Alzette' } as const;
    try {
      await expect(getPaymentUrl(responding({ redirectUrl: 'http://pay.test/1' }), 'cardpay', request)).resolves.toBe(
        'http://pay.test/1',
      );
      await expect(getPaymentUrl(responding({ redirectUrl: 'page' }), 'cardpay', request)).rejects.toMatchObject({
        code: 'unexpected_answer',
      });
    } finally {
      URL.canParse = canParse;
    }
  });
});

it('[K12] an order that another one replaces is cancelled', async () => {
  await cancelOrder(responding(''), 'alzette', 'order token');
  expect(sent).toEqual([{ method: 'POST', url: '/api/v2/shop/alzette/order/order%20token/cancel' }]);
});

describe('contracts', () => {
  it('[K1] are fetched for an order', async () => {
    await expect(getContractDocuments(responding({ documents: ['document'] }), 'sign', 't')).resolves.toEqual([
      'document',
    ]);
    expect(sent).toEqual([{ method: 'GET', url: '/api/v2/tool/sign/documents/t', timeout: 20_000 }]);
  });

  it('[K2] open under their file name', () => {
    expect(contractDocumentUrl('sign', 'contract 1.pdf')).toBe('/api/v2/tool/sign/document/contract%201.pdf');
  });

  it('[K4] are updated with both ids', async () => {
    const update = { documentId: 'document-1', newDocumentTargetId: 'signed-1' };
    await updateContractDocument(responding({ status: 'SIGNED' }), 'sign', 't', update);
    expect(sent).toEqual([{ method: 'POST', url: '/api/v2/tool/sign/document/update/t', body: update }]);
  });
});
