import { fingerprintOf } from '@alzette/checkout-kit';
import { loadPhoneParser } from '@alzette/forms';
import type { PublicSettings } from '@alzette/operator-config';
import type { HostServices, HttpPort } from '@alzette/remote-contract';
import {
  cancelOrder,
  createOrder,
  errorCode,
  getContractDocuments,
  getOrder,
  sendCustomerInformation,
} from '@alzette/shop-client';
import {
  type ContractDocument,
  type Locale,
  needsProofOfResidence,
  type OrderRequest,
  type OrderResponse,
} from '@alzette/shop-model';
import type { CartState } from '@alzette/shop-store';
import { contractIsComplete } from '../contract-step/contract-schema';
import { type FlowState, needsOf } from '../flow/flow-state';
import { informationSent, orderCreated } from '../flow/order-progress';
import { orderedItems } from '../flow/cart-changes';
import { toCustomerInformation, toEsalesOrder } from './order-request';

export type PreparationStep = 'order' | 'information' | 'contracts';

interface PreparationOptions {
  readonly http: HttpPort;
  readonly settings: PublicSettings;
  readonly locale: Locale;
  readonly accountNumber: string | null;
  readonly cart: CartState;
  readonly flow: FlowState;
  /** The file from the contract step, as long as this page holds it. */
  readonly proofOfResidence: OrderRequest['proofOfResidence'];
  readonly dispatch: (action: { readonly type: string }) => unknown;
  readonly report: HostServices['report'];
  readonly onStep: (step: PreparationStep) => void;
}

export interface PreparedOrder {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
}

/** After a reload the browser has neither the IBAN nor a file, and the form has changed since the order: the shopper enters them again. */
export class InformationNeededError extends Error {
  override readonly name = 'InformationNeededError';
  readonly code = 'information_needed';
}

/** Creates the order or finds it again, sends the person's details, fetches the contracts (spec row K1). */
export async function prepareOrder(options: PreparationOptions): Promise<PreparedOrder> {
  const { http, settings, onStep } = options;
  onStep('order');
  const order = isAllHere(options) ? await createWithInformation(options) : await findAgain(options);
  onStep('contracts');
  const documents = await getContractDocuments(http, settings.partners.signature.slug, order.tokenValue);
  return { order, documents };
}

function isAllHere({ flow, proofOfResidence }: PreparationOptions): boolean {
  return contractIsComplete(flow) && (proofOfResidence !== null || !needsProofOfResidence(flow));
}

/** The key covers cart, order and person: a change of any of them makes a new order with new contracts, and ends the one before. */
async function createWithInformation(options: PreparationOptions): Promise<OrderResponse> {
  const { http, settings, cart, flow, dispatch, onStep } = options;
  const phones = await loadPhoneParser();
  const information = toCustomerInformation(flow, phones);
  const request = toEsalesOrder({ ...options, phones, values: flow.values });
  const proofOfResidence = needsProofOfResidence(flow) ? options.proofOfResidence : null;
  const sent = { ...request, proofOfResidence };
  const key = await fingerprintOf({ cart: cart.id, request: sent, information });
  // Without the file, which a reload loses.
  const requestFingerprint = await fingerprintOf({ cart: cart.id, request });
  if (requestFingerprint !== flow.order.requestFingerprint) await cancelEarlierOrder(options);
  const made = await createOrder(http, settings.provider, sent, key);
  // A repeated request gets the first response, so the present state of the order is loaded.
  const order = made.tokenValue === flow.order.tokenValue ? await getOrder(http, made.tokenValue) : made;
  dispatch(
    orderCreated({
      requestFingerprint,
      tokenValue: order.tokenValue,
      lines: orderedItems(cart.items),
      ...needsOf(cart.items),
    }),
  );
  onStep('information');
  await sendCustomerInformation(http, order.tokenValue, information);
  dispatch(informationSent());
  return order;
}

/**
 * Ends the order that another one replaces. An order whose payment runs, or that has ended, stays unchanged: the shop
 * settles it. The shopper must not buy a paid order twice.
 *
 * @throws ShopHttpError `already_paid`
 */
async function cancelEarlierOrder({ http, settings, flow, report }: PreparationOptions): Promise<void> {
  const { tokenValue } = flow.order;
  if (tokenValue === null) return;
  try {
    await cancelOrder(http, settings.provider, tokenValue);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'already_paid') throw error;
    if (!['payment_running', 'order_closed', 'not_found'].includes(code)) {
      report(error, { operation: 'cancel the earlier order' });
    }
  }
}

/** The order created before a reload, as long as the values in the browser are those of that order. */
async function findAgain(options: PreparationOptions): Promise<OrderResponse> {
  const { http, cart, flow } = options;
  const { tokenValue, requestFingerprint } = flow.order;
  const request = toEsalesOrder({ ...options, phones: await loadPhoneParser(), values: flow.values });
  const isSame = requestFingerprint === (await fingerprintOf({ cart: cart.id, request }));
  if (tokenValue === null || !isSame) throw new InformationNeededError('The form has to be completed again');
  return getOrder(http, tokenValue);
}
