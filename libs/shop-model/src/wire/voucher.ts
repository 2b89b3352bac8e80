import { Type, type Static } from 'typebox';

/** Answer of `GET /api/v2/tool/voucher/search/{code}?lineNumber=` (spec row F3). `amount` in cents, off what the device costs today. */
export const VoucherSchema = Type.Object({
  voucher: Type.Object({ voucherCode: Type.String(), amount: Type.Integer({ minimum: 1 }) }),
});
export type Voucher = Static<typeof VoucherSchema>['voucher'];
