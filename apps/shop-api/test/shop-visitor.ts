import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type {
  Acceptance,
  ConfirmRequest,
  ContractDocument,
  ContractDocuments,
  CustomerInformation,
  DocumentKind,
  DocumentUpdate,
  OrderRequest,
  OrderResponse,
  PaymentUrlRequest,
  Problem,
} from '@alzette/shop-model';
import { acceptances, customerInformation, orderRequest } from './builders';
import { residentProof } from './resident-proof';

export interface TestResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly problem: Problem;
  /** The problem without the request id, for comparison. */
  readonly refusal: Omit<Problem, 'requestId'>;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
}

/** The shop's server, in this process or over the network. */
export interface AskedServer {
  inject(request: InjectOptions): Promise<ReceivedResponse>;
}

export interface ReceivedResponse {
  readonly statusCode: number;
  readonly headers: Record<string, unknown>;
  readonly rawPayload: Buffer;
}

/** A visitor, with the calls that the site server makes for the visitor. */
export class ShopVisitor {
  /** @param kycId the visitor's identity check */
  constructor(
    private readonly server: AskedServer,
    private readonly token: string,
    readonly kycId: string | null = null,
  ) {}

  /** The same visitor at another instance of the server. */
  at(server: AskedServer): ShopVisitor {
    return new ShopVisitor(server, this.token, this.kycId);
  }

  async call<Body = unknown>(
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    options: InjectOptions = {},
  ): Promise<TestResponse<Body>> {
    const headers = { authorization: `Bearer ${this.token}`, ...options.headers };
    const response = await this.server.inject({ ...options, method, url, headers });
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson ? JSON.parse(response.rawPayload.toString()) : null;
    const refusal = { ...body };
    delete refusal.requestId;
    return {
      status: response.statusCode,
      body,
      problem: body,
      refusal,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  createOrder(change: Partial<OrderRequest> = {}, key: string = randomUUID()) {
    return this.call<OrderResponse>('POST', '/api/v2/shop/alzette/order', {
      headers: { 'idempotency-key': key },
      payload: orderRequest({ kycId: this.kycId, proofOfResidence: residentProof(change), ...change }),
    });
  }

  order(tokenValue: string) {
    return this.call<OrderResponse>('GET', `/api/v2/shop/orders/${tokenValue}`);
  }

  sendCustomerInformation(tokenValue: string, change: Partial<CustomerInformation> = {}) {
    const payload = customerInformation({ kycId: this.kycId, ...change });
    return this.call('POST', `/api/v2/shop/orders/${tokenValue}/customer-info`, { payload });
  }

  documents(tokenValue: string) {
    return this.call<ContractDocuments>('GET', `/api/v2/tool/sign/documents/${tokenValue}`);
  }

  /** The first document of a kind. */
  async document(tokenValue: string, kind: DocumentKind): Promise<ContractDocument> {
    const { body } = await this.documents(tokenValue);
    const found = body.documents.find((document) => document.kind === kind);
    if (!found) throw new Error(`The order has no ${kind}`);
    return found;
  }

  updateDocument(tokenValue: string, documentId: string) {
    const payload = { documentId, newDocumentTargetId: null };
    return this.call<DocumentUpdate>('POST', `/api/v2/tool/sign/document/update/${tokenValue}`, { payload });
  }

  paymentUrl(tokenValue: string, change: Partial<PaymentUrlRequest> = {}) {
    const payload: PaymentUrlRequest = {
      order_token: tokenValue,
      amount: 1900,
      language: 'fr',
      type: 'esales',
      description: 'Alzette',
      acceptances: acceptances('certify', 'conditions'),
      ...change,
    };
    return this.call<{ redirectUrl: string }>('POST', '/api/v2/tool/cardpay/url', { payload });
  }

  confirm(tokenValue: string, change: Partial<ConfirmRequest> = {}) {
    const payload = { orderToken: tokenValue, transactionId: '', locale: 'fr', ...change };
    return this.patchConfirm(tokenValue, payload);
  }

  confirmWithoutPayment(tokenValue: string, accepted: readonly Acceptance[] = acceptances('certify', 'conditions')) {
    return this.patchConfirm(tokenValue, {
      status: 'NO_PAYMENT_REQUIRED',
      transaction: 'NO_TRASACTION_REQUIRED',
      language: 'fr',
      acceptances: accepted,
    });
  }

  cancel(tokenValue: string) {
    return this.call('POST', `/api/v2/shop/alzette/order/${tokenValue}/cancel`);
  }

  private patchConfirm(tokenValue: string, body: unknown) {
    return this.call<OrderResponse>('PATCH', `/api/v2/shop/alzette/order/${tokenValue}/confirm`, {
      headers: { 'content-type': 'application/merge-patch+json' },
      payload: JSON.stringify(body),
    });
  }
}
