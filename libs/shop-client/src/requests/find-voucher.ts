import type { HttpPort } from '@alzette/remote-contract';
import { compact, type Voucher } from '@alzette/shop-model';
import { answered } from '../answered';

/** A promo code for the device of a customer's line (spec row F3). `lineNumber` is E.164. Unknown and expired codes answer alike, 404. */
export async function findVoucher(http: HttpPort, code: string, lineNumber: string): Promise<Voucher> {
  const { body } = await http.request<{ voucher: Voucher }>({
    method: 'GET',
    url: `/api/v2/tool/voucher/search/${encodeURIComponent(compact(code))}`,
    query: { lineNumber },
  });
  return answered(body, typeof body?.voucher?.voucherCode === 'string' && Number.isInteger(body.voucher.amount))
    .voucher;
}
