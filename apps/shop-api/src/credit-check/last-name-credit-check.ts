import { setTimeout as sleep } from 'node:timers/promises';
import type { CreditCheckStatus } from '@alzette/shop-model';
import type { CreditCheck, CreditCheckPerson } from './credit-check-port';

const slowMs = 8_000;

const statuses: Readonly<Record<string, CreditCheckStatus>> = {
  badpayer: 'new--bad_customer',
  existing: 'new--existing_customer',
  ghost: 'existing--no_customer',
  badcustomer: 'existing--bad_customer',
  pro: 'existing--pro_customer',
};

/** Decides by well-known last names. An operator puts its own scoring behind the same port. */
export class LastNameCreditCheck implements CreditCheck {
  constructor(private readonly slowness: number = slowMs) {}

  async check({ lastName }: CreditCheckPerson): Promise<CreditCheckStatus> {
    const name = lastName.trim().toLowerCase();
    if (name === 'broken') throw new Error('The credit check is broken');
    if (name === 'slow') await sleep(this.slowness);
    return statuses[name] ?? 'no_error';
  }
}
