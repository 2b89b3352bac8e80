import { isMainItem } from './cart';
import type { Cents } from './money';
import { monthlySteps, type PriceStep } from './price-steps';
import { spacedNumber, withQuantity } from './text';
import type { ComplementaryInformation, OrderResponseItem } from './wire/order';

type Named = Pick<OrderResponseItem, 'type' | 'deviceModelName' | 'variantName' | 'mobileVariantName'>;
type Counted = Named & Pick<OrderResponseItem, 'identifier' | 'quantity'>;

interface NamedOrder {
  readonly items: readonly Counted[];
  readonly complementaryInformations: readonly ComplementaryInformation[];
}

/** The name of an ordered item, with the plan that a device is bought with. */
export function orderedName({ type, deviceModelName, variantName, mobileVariantName }: Named): string {
  const plan = type === 'device' ? mobileVariantName : null;
  return [deviceModelName ?? variantName, plan].filter(Boolean).join(' + ');
}

/** The prices of an ordered item, for all its pieces, in cents: monthly with every rise, and once. Without steps its contract has ended. */
export function orderedPrices(item: OrderResponseItem): { readonly steps: readonly PriceStep[]; readonly once: Cents } {
  const { quantity, monthly, upfront, activationFee, installationFee } = item;
  return {
    steps: monthlySteps({ monthlyTotal: monthly * quantity, monthlySteps: item.monthlySteps }),
    once: (upfront + activationFee + installationFee) * quantity,
  };
}

/** A thing with a name that others may have too. */
interface Namesake {
  readonly identifier: string;
  readonly name: string;
  /** Distinguishes it from others of its name, for instance a telephone number. */
  readonly mark: string | null;
}

/** The names by identifier. Things of the same name get their mark, `Mobile M (+352 661 123 456)`, else their position, `Mobile M (2)`. */
export function distinctNames(things: readonly Namesake[]): ReadonlyMap<string, string> {
  return new Map(
    things.map((thing) => {
      const { identifier, name, mark } = thing;
      const alike = things.filter((each) => each.name === name);
      const isMarked = mark !== null && alike.filter((each) => each.mark === mark).length === 1;
      return [identifier, alike.length === 1 ? name : `${name} (${isMarked ? mark : alike.indexOf(thing) + 1})`];
    }),
  );
}

/** The number that an item keeps, as people write it. */
function keptNumber(identifier: string, informations: readonly ComplementaryInformation[]): string | null {
  const number = informations.find((each) => each.identifier === identifier)?.currentPhoneNumber;
  return number ? spacedNumber(number) : null;
}

/** The name of each item by its identifier, with the number of pieces. Add-ons may share a name: lists show them under their item. */
export function orderedNames({ items, complementaryInformations }: NamedOrder): ReadonlyMap<string, string> {
  const nameOf = (item: Counted) => withQuantity(item.quantity, orderedName(item));
  const main = items.filter(isMainItem).map((item) => ({
    identifier: item.identifier,
    name: nameOf(item),
    mark: keptNumber(item.identifier, complementaryInformations),
  }));
  const names = distinctNames(main);
  return new Map(items.map((item) => [item.identifier, names.get(item.identifier) ?? nameOf(item)]));
}
