import { isDeepStrictEqual } from 'node:util';
import { centsToEuros } from '@alzette/shop-model';
import { type CatalogueRows, idOf, type Row } from './catalogue-rows';
import { columnsOf, type EntityKind, entityKinds } from './entity-kinds';

/** The changes of an import to the rows of one kind. */
export interface KindChanges {
  readonly kind: EntityKind;
  readonly added: readonly Row[];
  /** `before` is the stored row. */
  readonly changed: readonly { readonly before: Row; readonly after: Row }[];
  /** Rows on sale that the document leaves out or retires. */
  readonly withdrawn: readonly Row[];
  readonly deleted: readonly Row[];
}

export interface CatalogueChanges {
  readonly kinds: readonly KindChanges[];
  readonly linksChanged: boolean;
}

/** The changes that turn the stored catalogue into the wanted one. */
export function compareRows(stored: CatalogueRows, wanted: CatalogueRows): CatalogueChanges {
  const kinds = entityKinds.map((kind) =>
    changesOf(kind, stored.rows.get(kind.type) ?? [], wanted.rows.get(kind.type) ?? []),
  );
  return { kinds, linksChanged: !isDeepStrictEqual(linkSet(stored), linkSet(wanted)) };
}

function linkSet({ links }: CatalogueRows): readonly string[] {
  return links.map((link) => Object.values(link).join(' ')).sort();
}

function changesOf(kind: EntityKind, stored: readonly Row[], wanted: readonly Row[]): KindChanges {
  const before = new Map(stored.map((row) => [idOf(kind, row), row]));
  const after = new Map(wanted.map((row) => [idOf(kind, row), row]));
  const both = wanted.flatMap((row) => {
    const known = before.get(idOf(kind, row));
    return known && !isSame(kind, known, row) ? [{ before: known, after: row }] : [];
  });
  const isWithdrawal = (change: (typeof both)[number]) =>
    change.before['withdrawn'] === false && change.after['withdrawn'] === true;
  const missing = stored.filter((row) => !after.has(idOf(kind, row)));
  return {
    kind,
    added: wanted.filter((row) => !before.has(idOf(kind, row))),
    changed: both,
    withdrawn: [
      ...both.filter(isWithdrawal).map((change) => change.before),
      ...(kind.missing === 'withdraw' ? missing.filter((row) => row['withdrawn'] === false) : []),
    ],
    deleted: kind.missing === 'delete' ? missing : [],
  };
}

function isSame(kind: EntityKind, one: Row, other: Row): boolean {
  return columnsOf(kind).every((column) => isDeepStrictEqual(one[column] ?? null, other[column] ?? null));
}

/** The changes as lines to print. */
export function describeChanges({ kinds, linksChanged }: CatalogueChanges): string[] {
  const lines = kinds.flatMap(({ kind, added, changed, withdrawn, deleted }) => [
    ...added.map((row) => `added      ${kind.type} ${idOf(kind, row)}`),
    ...changed.flatMap(({ before, after }) => describeChange(kind, before, after)),
    ...withdrawn.map((row) => `withdrawn  ${kind.type} ${idOf(kind, row)}`),
    ...deleted.map((row) => `deleted    ${kind.type} ${idOf(kind, row)}`),
  ]);
  return linksChanged ? [...lines, 'changed    the add-ons and TV packages of offers'] : lines;
}

function describeChange(kind: EntityKind, before: Row, after: Row): string[] {
  const name = `${kind.type} ${idOf(kind, after)}`;
  const differs = (column: string) => !isDeepStrictEqual(before[column] ?? null, after[column] ?? null);
  const prices = kind.prices.filter(({ column }) => differs(column));
  const priceColumns = prices.map(({ column }) => column);
  const others = columnsOf(kind).filter((column) => !priceColumns.includes(column) && differs(column));
  const isOnSaleAgain = before['withdrawn'] === true && after['withdrawn'] === false;
  const values = others.filter((column) => column !== 'withdrawn');
  return [
    ...prices.map(
      ({ column, suffix }) => `price      ${name} ${suffix}: ${euros(before[column])} -> ${euros(after[column])}`,
    ),
    ...(isOnSaleAgain ? [`on sale    ${name}`] : []),
    ...(values.length > 0 ? [`changed    ${name}: ${values.join(', ')}`] : []),
  ];
}

function euros(cents: unknown): string {
  return centsToEuros(Number(cents)).toFixed(2);
}
