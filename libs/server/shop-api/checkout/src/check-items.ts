import type { ComplementaryInformation, OrderRequest } from '@alzette/shop-model';
import { checkNumber } from '@alzette/shop-api/buyer';
import { hasSimCard, type PricedItem } from '@alzette/shop-api/order';
import { normaliseLineNumber, unprocessable } from '@alzette/shop-api/platform';

/**
 * Each mobile line (spec row E9) and each installed item needs exactly one complementary information, and identifiers are unique.
 *
 * @throws ProblemError 422
 */
export function checkItems(request: OrderRequest, items: readonly PricedItem[], prepaidOperatorCode: string): void {
  const { complementaryInformations } = request;
  requireUnique(request.items, 'items');
  requireUnique(complementaryInformations, 'complementaryInformations');

  const withInformation = items.filter(
    ({ subscription, installationModes }) => hasSimCard(subscription) || installationModes.length > 0,
  );
  for (const priced of withInformation) {
    const { identifier, variantCode } = priced.item;
    const index = complementaryInformations.findIndex((each) => each.identifier === identifier);
    const information = complementaryInformations[index];
    if (information?.productVariant.code !== variantCode) {
      throw unprocessable(
        'complementary_information_missing',
        'body/complementaryInformations',
        `needs an entry for the item ${identifier}`,
      );
    }
    const path = `body/complementaryInformations/${index}`;
    checkChange(information, priced);
    if (!hasSimCard(priced.subscription)) continue;
    checkSim(information, priced, path);
    checkNumber(information, path, prepaidOperatorCode);
  }
  requireOwnNumbers(complementaryInformations);
  if (complementaryInformations.length !== withInformation.length) {
    throw unprocessable('unknown_line', 'body/complementaryInformations', 'has an entry for an unknown item');
  }
}

/** @throws ProblemError 422 `number_repeated` for a number that two items keep */
function requireOwnNumbers(informations: readonly ComplementaryInformation[]): void {
  const numbers = informations.map(({ currentPhoneNumber, keepNumber, subscriptionMode }) =>
    currentPhoneNumber !== null && (keepNumber || subscriptionMode === 'change')
      ? normaliseLineNumber(currentPhoneNumber)
      : null,
  );
  const repeated = numbers.findIndex((number, index) => number !== null && numbers.indexOf(number) < index);
  if (repeated === -1) return;
  const path = `body/complementaryInformations/${repeated}/currentPhoneNumber`;
  throw unprocessable('number_repeated', path, 'is the number of another item');
}

/** A line can be changed only once in an order, and a number moves to one line. */
function checkChange({ subscriptionMode, keepNumber }: ComplementaryInformation, { item }: PricedItem): void {
  if ((subscriptionMode === 'change' || keepNumber) && item.quantity > 1) {
    throw unprocessable('quantity_too_high', 'body/items', `the item ${item.identifier} has one number`);
  }
}

function checkSim({ simType }: ComplementaryInformation, { esim }: PricedItem, path: string): void {
  if (simType === null) throw unprocessable('sim_type_missing', `${path}/simType`, 'has to be physical or eSIM');
  if (simType === 'eSIM' && !esim) {
    throw unprocessable('esim_unavailable', `${path}/simType`, 'this offer has a physical SIM only');
  }
}

function requireUnique(entries: readonly { readonly identifier: string }[], field: string): void {
  if (new Set(entries.map(({ identifier }) => identifier)).size !== entries.length) {
    throw unprocessable('repeated_identifier', `body/${field}`, 'has two entries with one identifier');
  }
}
