import { afterSaleErrors } from './after-sale-errors';
import { checkoutErrors } from './checkout-errors';
import type { ErrorEntry } from './entry';
import { openApiErrors } from './open-api-errors';
import { orderErrors } from './order-errors';
import { sandboxErrors } from './sandbox-errors';
import { serverErrors } from './server-errors';

/** Every error of every server, by the `code` of its problem document. */
const errors = {
  ...serverErrors,
  ...orderErrors,
  ...checkoutErrors,
  ...afterSaleErrors,
  ...openApiErrors,
  ...sandboxErrors,
};

export type ErrorCode = keyof typeof errors;

/** The entry of a code, for servers; browsers import only the type of the code. */
export function errorEntry(code: ErrorCode): ErrorEntry {
  return errors[code];
}

export type { ErrorEntry } from './entry';
