import { randomUUID } from 'node:crypto';
import type { OrderRequest, OrderResponse } from '@alzette/shop-model';
import type { PartnerServer } from '../partner-server';
import { ServerGoneError } from '../server-over-network';
import type { TestResponse, AskedServer, ShopVisitor } from '../shop-visitor';

/** The data that the server acknowledged to a shopper, which must stay valid. */
export interface Told {
  order?: OrderResponse;
  customerInformation?: true;
  documents?: readonly string[];
  readonly signed: Set<string>;
  redirectUrl?: string;
  webhookId?: string;
  number?: string;
  /** Id of the report that the starter pack was sent. `withdrawalId` is the id of the withdrawal from it. */
  eventId?: string;
  withdrawalId?: string;
  returnedAt?: string;
}

export interface Surroundings {
  /** Receives webhooks. */
  readonly server: AskedServer;
  readonly partner: PartnerServer;
}

export interface PurchaseKind {
  readonly name: string;
  readonly request: (visitor: ShopVisitor) => Partial<OrderRequest>;
  /** From the order to the last step. Acknowledged steps are not repeated, because a repetition would repair losses. */
  readonly finish: (purchase: Purchase, order: OrderResponse) => Promise<void>;
}

/** The purchase of one shopper, who continues after every crash and checks the acknowledged data. */
export class Purchase {
  readonly key = randomUUID();
  readonly told: Told = { signed: new Set() };

  constructor(
    readonly kind: PurchaseKind,
    readonly visitor: ShopVisitor,
    readonly surroundings: Surroundings,
  ) {}

  /** Continues to the end. False if the server ends before. */
  async goOn(): Promise<boolean> {
    try {
      await this.insist();
      const order = accepted(await this.visitor.createOrder(this.kind.request(this.visitor), this.key), 201);
      this.told.order ??= order;
      expect(order.tokenValue).toBe(this.told.order.tokenValue);
      await this.kind.finish(this, accepted(await this.visitor.order(order.tokenValue), 200));
      return true;
    } catch (error) {
      if (error instanceof ServerGoneError) return false;
      throw error;
    }
  }

  /** Checks that the acknowledged order reads the same. */
  private async insist(): Promise<void> {
    const { order, number } = this.told;
    if (!order) return;
    const { email, total, items, billingAddress, createdAt } = order;
    expect(accepted(await this.visitor.order(order.tokenValue), 200)).toMatchObject({
      ...{ email, total, items, billingAddress, createdAt },
      ...(number !== undefined && { state: 'confirmed', number }),
    });
  }
}

/** The body. @throws Error for any other status */
export function accepted<Body>({ status, body }: TestResponse<Body>, expected: number): Body {
  if (status !== expected) throw new Error(`Response ${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body;
}
