import { isDeepStrictEqual } from 'node:util';
import { topUpAddress, type ComplementaryInformation, type OrderItem, type OrderRequest } from '@alzette/shop-model';
import { unprocessable } from '../platform/http/problem-error';
import { isLuxembourgMobile } from './is-luxembourg-mobile';

/** What a number that is kept or moved needs, and a topped-up one does not. */
const unasked = ['currentOperator', 'iccid', 'simType', 'installation'] as const;

/**
 * A top-up names the number and nobody: it carries the placeholder person (spec row M4).
 *
 * @throws ProblemError 422
 */
export function checkTopUp(request: OrderRequest, item: OrderItem): void {
  for (const field of ['billingAddress', 'shippingAddress'] as const) {
    if (isDeepStrictEqual(request[field], topUpAddress)) continue;
    throw unprocessable('field_not_applicable', `body/${field}`, 'has to be the placeholder person of a top-up');
  }
  checkNumber(onlyInformation(request.complementaryInformations, item));
}

function onlyInformation(
  [information, ...others]: readonly ComplementaryInformation[],
  { identifier, variantCode }: OrderItem,
): ComplementaryInformation {
  const path = 'body/complementaryInformations';
  if (information?.identifier !== identifier || information.productVariant.code !== variantCode) {
    throw unprocessable('complementary_information_missing', path, `needs an entry for the line ${identifier}`);
  }
  if (others.length > 0) throw unprocessable('unknown_line', path, 'has an entry for a line that is not there');
  return information;
}

function checkNumber(information: ComplementaryInformation): void {
  const path = 'body/complementaryInformations/0';
  const unexpected = unasked.find((field) => (information[field] ?? null) !== null);
  if (unexpected) throw unprocessable('field_not_applicable', `${path}/${unexpected}`, 'is not asked of a top-up');
  if (information.keepNumber || information.subscriptionMode !== 'new') {
    const field = information.keepNumber ? 'keepNumber' : 'subscriptionMode';
    throw unprocessable('field_not_applicable', `${path}/${field}`, 'is for lines with a contract');
  }
  if (!isLuxembourgMobile(information.currentPhoneNumber ?? '')) {
    throw unprocessable(
      'phone_number_invalid',
      `${path}/currentPhoneNumber`,
      'has to be a Luxembourg mobile number, E.164',
    );
  }
}
