import type { HttpPort } from '@alzette/remote-contract';
import { normaliseCreditStatus, type CreditCheckOutcome } from '@alzette/shop-model';
import { answered } from '../answered';

export interface CreditCheckInput {
  readonly firstname: string;
  readonly lastname: string;
  /** yyyy-MM-dd */
  readonly birthdate: string;
}

/** Asks whether a guest may sign (spec row I8). May take 20 s. */
export async function checkCredit(http: HttpPort, input: CreditCheckInput): Promise<CreditCheckOutcome> {
  const { body } = await http.request<{ status: string }>({
    method: 'POST',
    url: '/api/v2/shop/creditcheck/status',
    query: { first_name: input.firstname, last_name: input.lastname, birthdate: input.birthdate },
    timeout: 20_000,
  });
  return normaliseCreditStatus(answered(body, typeof body?.status === 'string').status);
}
