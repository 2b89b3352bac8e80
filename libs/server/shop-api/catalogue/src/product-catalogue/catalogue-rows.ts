import type { EntityKind } from './entity-kinds';

/** A row of any table of the catalogue, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** An add-on or TV package of an offer. */
export interface Link {
  /** The type of the offer: only a `Subscription` or a `Device` has links. */
  readonly owner: string;
  /** Code of the subscription, or slug of the device. */
  readonly ownerId: string;
  readonly target: 'AddOn' | 'TvPackage';
  readonly targetId: string;
  readonly relationship: 'optional' | 'requires' | 'includes';
}

export interface CatalogueRows {
  /** By the type of the kind. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly links: readonly Link[];
}

export function idOf({ key }: EntityKind, row: Row): string {
  return key.map((column) => String(row[column])).join(':');
}
