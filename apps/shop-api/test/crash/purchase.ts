import { randomUUID } from 'node:crypto';
import type { OrderRequest, OrderResponse } from '@alzette/shop-model';
import type { PartnerServer } from '../partner-server';
import { ServerGoneError } from '../server-over-network';
import type { Answer, AskedServer, ShopVisitor } from '../shop-visitor';

/** Everything that the server acknowledged to a shopper. None of it may ever be taken back. */
export interface Told {
  order?: OrderResponse;
  customerInformation?: true;
  documents?: readonly string[];
  readonly signed: Set<string>;
  redirectUrl?: string;
  webhookId?: string;
  number?: string;
}

export interface Surroundings {
  /** As partners reach it. */
  readonly server: AskedServer;
  readonly partner: PartnerServer;
}

export interface PurchaseKind {
  readonly name: string;
  readonly request: (visitor: ShopVisitor) => Partial<OrderRequest>;
  /** From the order to where the shopper leaves. What was told is not asked for again, since that would mend what is lost. */
  readonly finish: (purchase: Purchase, order: OrderResponse) => Promise<void>;
}

/** One shopper on the way through the shop, who comes back after every crash and insists on what was acknowledged. */
export class Purchase {
  readonly key = randomUUID();
  readonly told: Told = { signed: new Set() };

  constructor(
    readonly kind: PurchaseKind,
    readonly visitor: ShopVisitor,
    readonly surroundings: Surroundings,
  ) {}

  /** To the end, from wherever it was broken off. Says whether the end was reached; false when the server is gone. */
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

  /** What was told reads the same now. */
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

/** The answer's body. @throws when it is anything but that status */
export function accepted<Body>({ status, body }: Answer<Body>, expected: number): Body {
  if (status !== expected) throw new Error(`Answered ${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body;
}
