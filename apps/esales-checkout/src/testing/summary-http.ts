import type { OrderResponse } from '@alzette/shop-model';
import { aContractDocument, anOrder, fakeHttp, type FakeHttp } from '@alzette/testing';

export const paths = {
  order: '/api/v2/shop/alzette/order',
  information: '/api/v2/shop/orders/order-token-1/customer-info',
  documents: '/api/v2/tool/sign/documents/order-token-1',
  update: '/api/v2/tool/sign/document/update/order-token-1',
  payment: '/api/v2/tool/cardpay/url',
  read: '/api/v2/shop/orders/order-token-1',
  cancel: '/api/v2/shop/alzette/order/order-token-1/cancel',
  confirm: '/api/v2/shop/alzette/order/order-token-1/confirm',
  newsletter: '/api/v2/shop/alzette/order/order-token-1/newsletter-acceptance',
  deliveryPrices: '/api/catalogue/delivery-prices',
  qualification: '/api/v2/shop/service-qualifications',
  messages: '/api/content/confirmation-messages',
} as const;

/** The servers of delivery and summary without errors: an order and its contracts, all signed by default. */
export function summaryHttp(
  order: Partial<OrderResponse> = {},
  documents = [aContractDocument({ signed: true })],
): FakeHttp {
  return fakeHttp()
    .on('POST', paths.order, anOrder(order))
    .on('GET', paths.read, anOrder(order))
    .on('POST', paths.information, {})
    .on('GET', paths.documents, { documents });
}

/** The servers of a confirmation: the order as it loads, without messages. */
export function confirmationHttp(order: OrderResponse): FakeHttp {
  return fakeHttp()
    .on('GET', paths.read, order)
    .on('GET', paths.documents, { documents: [aContractDocument({ signed: true })] })
    .on('GET', paths.messages, { data: { id: 1, attributes: { messages: [] } }, meta: {} });
}
