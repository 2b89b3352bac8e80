import { compact, type ComplementaryInformation, type OrderRequest } from '@alzette/shop-model';
import { hasSimCard } from '../order/ordered-parts';
import { unprocessable } from '../platform/http/problem-error';
import type { PricedItem } from '../order/pricing/priced-line';

const otherOperators = ['orange', 'join', 'post'];

/**
 * Each mobile line (spec row E9) and each line that gets installed needs one complementary information that fits it, and
 * no line may carry the name of another.
 *
 * @throws ProblemError 422
 */
export function checkItems(request: OrderRequest, lines: readonly PricedItem[], prepaidOperatorCode: string): void {
  refuseRepeated(
    request.items.map(({ identifier }) => identifier),
    'items',
  );
  refuseRepeated(
    request.complementaryInformations.map(({ identifier }) => identifier),
    'complementaryInformations',
  );

  const told = lines.filter((line) => hasSimCard(line.subscription) || line.installationModes.length > 0);
  for (const line of told) {
    const index = request.complementaryInformations.findIndex(({ identifier }) => identifier === line.item.identifier);
    const information = request.complementaryInformations[index];
    if (!information || information.productVariant.code !== line.item.variantCode) {
      throw unprocessable(
        'complementary_information_missing',
        'body/complementaryInformations',
        `needs an entry for the line ${line.item.identifier}`,
      );
    }
    const path = `body/complementaryInformations/${index}`;
    checkChangedLine(information, line);
    if (!hasSimCard(line.subscription)) continue;
    checkSim(information, line, path);
    checkNumber(information, path, [...otherOperators, prepaidOperatorCode]);
  }
  if (request.complementaryInformations.length !== told.length) {
    throw unprocessable('unknown_line', 'body/complementaryInformations', 'has an entry for a line that is not there');
  }
}

function checkSim({ simType }: ComplementaryInformation, { esim }: PricedItem, path: string): void {
  if (simType === null) throw unprocessable('sim_type_missing', `${path}/simType`, 'has to be physical or eSIM');
  if (simType === 'eSIM' && !esim) {
    throw unprocessable('esim_unavailable', `${path}/simType`, 'this offer comes with a physical SIM only');
  }
}

/** What changes one line of the customer's cannot be bought twice. */
function checkChangedLine({ subscriptionMode }: ComplementaryInformation, { item }: PricedItem): void {
  if (subscriptionMode === 'change' && item.quantity > 1) {
    throw unprocessable('quantity_too_high', 'body/items', `the line ${item.identifier} changes a subscription, once`);
  }
}

/** Keeping a number needs operator, number and ICCID; in change mode only the number is known. */
function checkNumber(information: ComplementaryInformation, path: string, operators: readonly string[]): void {
  const isChange = information.subscriptionMode === 'change';
  if (!information.keepNumber && !isChange) return;
  if (!/^\+?\d{6,15}$/u.test(compact(information.currentPhoneNumber ?? ''))) {
    throw unprocessable('current_number_missing', `${path}/currentPhoneNumber`, 'has to be the number to keep');
  }
  if (isChange) return;
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

function refuseRepeated(identifiers: readonly string[], place: string): void {
  if (new Set(identifiers).size !== identifiers.length) {
    throw unprocessable('repeated_identifier', `body/${place}`, 'has two entries with one identifier');
  }
}
