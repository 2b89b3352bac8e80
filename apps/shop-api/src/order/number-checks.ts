import { compact, type ComplementaryInformation } from '@alzette/shop-model';
import { unprocessable } from '../platform/http/problem';

const otherOperators = ['orange', 'join', 'post'];

/**
 * A kept number needs operator, number and ICCID; in change mode only the number.
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
  if (isChange) return;
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
