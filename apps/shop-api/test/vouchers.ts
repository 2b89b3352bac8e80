import type { OrderRequest } from '@alzette/shop-model';
import { complementary, orderItem } from './builders';
import type { TestShop } from './shop';

const line = '+352691123456';
const variantCode = 'ernz-9-pro-256-midnight-f24.mobile-alzette-s';
export const account = 'A-1001';

/** A customer changes a line and buys a device with a voucher of 50.00: 118.00 today. */
export function withVoucher(voucherCode: string): Partial<OrderRequest> {
  return {
    accountNumber: account,
    kycId: null,
    items: [orderItem({ type: 'device', variantCode, productCode: 'ernz-9-pro', voucherCode })],
    complementaryInformations: [
      complementary({ productVariant: { code: variantCode }, subscriptionMode: 'change', currentPhoneNumber: line }),
    ],
    displayedTotals: { oneOff: 14_900 - 5_000 + 1_900, monthly: 2_200 + 1_999 },
  };
}

export async function insertVoucher(
  shop: Pick<TestShop, 'database'>,
  code: string,
  max_uses: number | null,
): Promise<void> {
  const row = { code, amount: 5_000, line_number: line, expires_on: '2099-12-31', max_uses };
  await shop.database.insertInto('vouchers').values(row).execute();
}

export async function usesOf(shop: Pick<TestShop, 'database'>, code: string): Promise<number> {
  return (await shop.database.selectFrom('voucher_uses').select('order_id').where('voucher_code', '=', code).execute())
    .length;
}
