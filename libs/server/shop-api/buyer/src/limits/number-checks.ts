import { compact, type ComplementaryInformation, unknownIccid } from '@alzette/shop-model';
import { unprocessable } from '@alzette/shop-api/platform';

const otherOperators = ['orange', 'join', 'post'];

/**
 * A kept number needs operator, number and ICCID; in change mode only the number, with the ICCID `unknown`.
 *
 * @param path of the entry in the request
 * @throws ProblemError 422
 */
export function checkNumber(information: ComplementaryInformation, path: string, prepaidOperatorCode: string): void {
  const isChange = information.subscriptionMode === 'change';
  if (!information.keepNumber && !isChange) return;
  if (!/^\+?\d{6,15}$/u.test(compact(information.currentPhoneNumber ?? ''))) {
    throw unprocessable('current_number_missing', `${path}/currentPhoneNumber`, 'has to be the number to keep');
  }
  if (isChange) {
    // Older remotes send null.
    if (information.iccid === null || information.iccid === unknownIccid) return;
    throw unprocessable('field_not_applicable', `${path}/iccid`, `has to be ${unknownIccid} for a changed line`);
  }
  const operators = [...otherOperators, prepaidOperatorCode];
  if (!operators.includes(information.currentOperator ?? '')) {
    throw unprocessable(
      'current_operator_missing',
      `${path}/currentOperator`,
      `has to be one of ${operators.join(', ')}`,
    );
  }
  if (!/^\d{19,20}$/u.test(compact(information.iccid ?? ''))) {
    throw unprocessable('iccid_missing', `${path}/iccid`, 'has to be the 19 digits on the SIM card');
  }
}
