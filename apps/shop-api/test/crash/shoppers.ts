import { randomUUID } from 'node:crypto';
import { sessionToken } from '../shop';
import { customerOrder } from '../builders';
import { ServerGoneError } from '../server-over-network';
import { ShopVisitor } from '../shop-visitor';
import { Purchase, type PurchaseKind, type Surroundings } from './purchase';
import { freePlanConfirmed, onlyOrdered, starterPackWithdrawn, topUpLeft, topUpPaid } from './purchase-kinds';

const atOnce = [onlyOrdered, onlyOrdered, freePlanConfirmed, topUpPaid, topUpPaid, topUpLeft, starterPackWithdrawn];
const aDay = 24 * 60 * 60;

/** Several shoppers who buy at the same time while the server runs, and continue after a crash. */
export class Shoppers {
  /** All purchases, in order of their start. */
  readonly purchases: Purchase[] = [];
  private readonly unchecked = new Set<Purchase>();
  private isLeaving = false;

  constructor(private readonly surroundings: Surroundings) {}

  /** Buys until the server ends or `leave` is called. */
  async buy(): Promise<void> {
    await Promise.all(atOnce.map((kind) => this.buyAgainAndAgain(kind)));
  }

  /** Starts no further purchase. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Continues interrupted purchases and checks the acknowledged data. False if the server ends before. */
  async comeBack(): Promise<boolean> {
    const left = [...this.unchecked];
    const work = async () => {
      for (let purchase = left.pop(); purchase; purchase = left.pop()) {
        if (!(await purchase.goOn())) return false;
        this.unchecked.delete(purchase);
      }
      return true;
    };
    return (await Promise.all(atOnce.map(work))).every(Boolean);
  }

  private async buyAgainAndAgain(kind: PurchaseKind): Promise<void> {
    while (!this.isLeaving) {
      const visitor = await this.visitor(kind).catch(noVisitor);
      if (!visitor) return;
      const purchase = new Purchase(kind, visitor, this.surroundings);
      this.purchases.push(purchase);
      this.unchecked.add(purchase);
      if (!(await purchase.goOn())) return;
    }
  }

  /** A guest with a free plan has an identity check. */
  private async visitor(kind: PurchaseKind): Promise<ShopVisitor> {
    const account = kind === onlyOrdered ? { account: customerOrder.accountNumber } : {};
    const token = await sessionToken({ exp: Math.floor(Date.now() / 1000) + aDay, ...account });
    const { server } = this.surroundings;
    if (kind !== freePlanConfirmed) return new ShopVisitor(server, token);
    const kycId = `kyc-${randomUUID()}`;
    const guest = new ShopVisitor(server, token, kycId);
    await guest.call('GET', `/api/v2/shop/kyc/${kycId}`);
    return guest;
  }
}

function noVisitor(error: unknown): null {
  if (error instanceof ServerGoneError) return null;
  throw error;
}
