import type { HttpPort } from '@alzette/remote-contract';
import { readIban, type IbanResult } from '@alzette/shop-model';
import { answered } from '../answered';

/** Spec row I10. */
export async function validateIban(http: HttpPort, iban: string): Promise<IbanResult['content']> {
  const { body } = await http.request<IbanResult>({
    method: 'GET',
    url: `/api/v2/tool/iban/validate/${encodeURIComponent(readIban(iban))}`,
  });
  return answered(body, typeof body?.content?.isValid === 'boolean').content;
}
