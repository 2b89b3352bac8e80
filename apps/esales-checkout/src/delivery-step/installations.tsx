import { useState } from 'react';
import { flushSync } from 'react-dom';
import { textOf } from '@alzette/checkout-kit';
import { useShopForm } from '@alzette/forms';
import { type CartItem, childrenOf, type FormValues, installationKeys, isSelfInstalled } from '@alzette/shop-model';
import { focusField } from '@alzette/ui';
import { type Appointment, type CalendarResult, sharedDayId } from './appointment-field';
import { deliveryRows } from './deliveries';
import { InstallationCard } from './installation-card';

interface InstallationsProps {
  /** All items of the cart. */
  readonly items: readonly CartItem[];
  /** The items that get installed. */
  readonly installed: readonly CartItem[];
  readonly calendar: CalendarResult;
}

/**
 * The modes and days of the installations. One visit serves all items: the other items share the first item’s day and half-day until
 * the shopper chooses another day for one of them.
 */
export function Installations({ items, installed, calendar }: InstallationsProps) {
  const { values, setValues } = useShopForm();
  const [first] = installed;
  const [apart, setApart] = useState<ReadonlySet<string>>(
    () => new Set(installed.filter((item) => differs(item, first, values)).map(({ identifier }) => identifier)),
  );
  const followers = installed.filter((item) => item !== first && !apart.has(item.identifier));

  function choose(item: CartItem, appointment: Appointment) {
    const concerned = item === first ? [first, ...followers] : [item];
    setValues(Object.assign({}, ...concerned.map((each) => valuesOf(each, appointment))) as FormValues);
  }

  function changeApart(item: CartItem, isApart: boolean) {
    const others = [...apart].filter((identifier) => identifier !== item.identifier);
    flushSync(() => {
      setApart(new Set(isApart ? [...others, item.identifier] : others));
      if (!isApart && first) setValues(valuesOf(item, appointmentOf(first, values)));
    });
    // The pressed button disappears: the element that replaces it takes the focus.
    focusField(isApart ? installationKeys(item.type, item.identifier).date : sharedDayId(item));
  }

  return installed.map((item) => {
    const isFollower = followers.includes(item);
    return (
      <InstallationCard
        key={item.identifier}
        item={item}
        leader={isFollower ? (first ?? null) : null}
        first={item === first ? null : (first ?? null)}
        followers={item === first ? followers : []}
        parcel={parcelOf(item, childrenOf(items, item.identifier))}
        calendar={calendar}
        onChoose={(appointment) => choose(item, appointment)}
        onApart={(isApart) => changeApart(item, isApart)}
      />
    );
  });
}

/** The names of the things in the parcel for an item and its add-ons. */
function parcelOf(item: CartItem, addOns: readonly CartItem[]): readonly string[] {
  return deliveryRows([item, ...addOns]).flatMap(({ kind, name }) => (kind === 'parcel' ? [name] : []));
}

/** Whether another appointment than the first item’s was chosen for an item. */
function differs(item: CartItem, first: CartItem | undefined, values: FormValues): boolean {
  if (!first || item === first) return false;
  const [own, shared] = [appointmentOf(item, values), appointmentOf(first, values)];
  const haveTime = !isSelfInstalled(item) && !isSelfInstalled(first);
  return own.date !== shared.date || (haveTime && own.time !== shared.time);
}

function appointmentOf({ type, identifier }: CartItem, values: FormValues): Required<Appointment> {
  const keys = installationKeys(type, identifier);
  return {
    date: textOf(values, keys.date),
    time: textOf(values, keys.time) === 'afternoon' ? 'afternoon' : 'morning',
  };
}

function valuesOf({ type, identifier }: CartItem, { date, time }: Appointment): FormValues {
  const keys = installationKeys(type, identifier);
  return { ...(date !== undefined && { [keys.date]: date }), ...(time !== undefined && { [keys.time]: time }) };
}
