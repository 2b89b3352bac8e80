import Compile from 'typebox/compile';
import Value from 'typebox/value';
import { CatalogueDocumentSchema, type CatalogueCharacteristic, type CatalogueDocument } from './catalogue-document';
import type { CatalogueRows, Link, Row } from './catalogue-rows';
import { checkRows } from './check-rows';
import { unstorableTexts } from './document-text';
import { type EntityKind, entityKinds } from './entity-kinds';

/** A fault of a document, at a JSON pointer. */
export interface Fault {
  readonly pointer: string;
  readonly message: string;
}

/** A row, and its position in the document. */
export interface ReadEntity {
  readonly kind: EntityKind;
  readonly row: Row;
  readonly pointer: string;
  /** The JSON pointer of a column; that of the whole entity if the column is missing. */
  readonly pointerOf: (column: string) => string;
}

/** A link, and its position in the document. */
export interface ReadLink {
  readonly link: Link;
  readonly pointer: string;
}

type Entry =
  | CatalogueDocument['productSpecification'][number]
  | (CatalogueDocument['productOffering'][number] & { readonly productSpecCharacteristic?: undefined });

const documentValidator = Compile(CatalogueDocumentSchema);

/** Converts a whole document to rows. Do not use the rows if there is any fault. */
export function readDocument(document: unknown): { readonly faults: readonly Fault[]; readonly rows: CatalogueRows } {
  const unstorable = unstorableTexts(document);
  if (!documentValidator.Check(document)) {
    const faults = firstAtEachPlace(documentValidator.Errors(document)).map(({ instancePath: pointer, message }) => ({
      pointer,
      message,
    }));
    return { faults: [...unstorable, ...faults], rows: { rows: new Map(), links: [] } };
  }
  const faults = [...unstorable];
  const prices = parsePrices(document, faults);
  const entities: ReadEntity[] = [];
  const links: ReadLink[] = [];
  for (const resource of ['productSpecification', 'productOffering'] as const) {
    for (const [index, entry] of document[resource].entries()) {
      const pointer = `/${resource}/${index}`;
      const kind = entityKinds.find(({ type }) => type === entry['@type']);
      if (kind?.resource !== resource) {
        faults.push({ pointer: `${pointer}/@type`, message: `${entry['@type']} is not a type of a ${resource}` });
        continue;
      }
      entities.push(parseEntity({ kind, entry, pointer, prices }, faults));
      links.push(...readLinks(kind, entry, pointer));
    }
  }
  faults.push(...checkRows(entities, links));
  const rows = new Map(
    entityKinds.map(({ type }) => [type, entities.filter(({ kind }) => kind.type === type).map(({ row }) => row)]),
  );
  return { faults, rows: { rows, links: links.map(({ link }) => link) } };
}

interface ReadPrice {
  readonly cents: number;
  readonly pointer: string;
}

function parsePrices({ productOfferingPrice }: CatalogueDocument, faults: Fault[]): ReadonlyMap<string, ReadPrice> {
  const prices = new Map<string, ReadPrice>();
  for (const [index, { id, price }] of productOfferingPrice.entries()) {
    const pointer = `/productOfferingPrice/${index}`;
    if (prices.has(id)) faults.push({ pointer: `${pointer}/id`, message: `${id} appears twice` });
    const cents = Math.round((price?.value ?? 0) * 100);
    if (price === undefined) faults.push({ pointer, message: 'has no price' });
    else if (Math.abs(cents - price.value * 100) > 1e-6)
      faults.push({ pointer: `${pointer}/price/value`, message: 'has more than two decimals' });
    prices.set(id, { cents, pointer });
  }
  return prices;
}

interface EntityOfDocument {
  readonly kind: EntityKind;
  readonly entry: Entry;
  readonly pointer: string;
  readonly prices: ReadonlyMap<string, ReadPrice>;
}

function parseEntity({ kind, entry, pointer, prices }: EntityOfDocument, faults: Fault[]): ReadEntity {
  const fault = (at: string, message: string) => void faults.push({ pointer: `${pointer}${at}`, message });
  const row: Record<string, unknown> = {};
  const pointers = new Map<string, string>();

  const parts = entry.id.split(':');
  if (parts.length !== kind.key.length) fault('/id', `needs the form ${kind.key.join(':')}`);
  for (const [index, column] of kind.key.entries()) {
    row[column] = parts[index] ?? '';
    pointers.set(column, `${pointer}/id`);
  }
  if (kind.missing === 'withdraw') row['withdrawn'] = entry.lifecycleStatus === 'Retired';
  else if (entry.lifecycleStatus === 'Retired') fault('/lifecycleStatus', 'cannot be Retired: leave it out');

  if (kind.resource === 'productOffering' && 'prodSpecCharValueUse' in entry) {
    const { specification } = kind;
    if (specification !== undefined) {
      row[specification] = entry.productSpecification?.id ?? '';
      pointers.set(specification, `${pointer}/productSpecification/id`);
      if (!entry.productSpecification) fault('', 'has no productSpecification');
    }
  }
  if (kind.resource === 'productOffering') readPriceColumns({ kind, entry, pointer, prices }, row, faults);

  const [list, name] = listOf(entry);
  for (const [index, { name: column, productSpecCharacteristicValue: values }] of list.entries()) {
    const schema = kind.characteristics[column];
    if (!schema) fault(`/${name}/${index}/name`, `${kind.type} has no characteristic ${column}`);
    else if (pointers.has(column)) fault(`/${name}/${index}/name`, `${column} appears twice`);
    const at = `/${name}/${index}/productSpecCharacteristicValue/0/value`;
    const value = values[0]?.value;
    pointers.set(column, `${pointer}${at}`);
    row[column] = value;
    if (!schema || Value.Check(schema, value)) continue;
    for (const { instancePath, message } of firstAtEachPlace(Value.Errors(schema, value)))
      fault(`${at}${instancePath}`, message);
  }
  for (const [column, schema] of Object.entries(kind.characteristics)) {
    if (pointers.has(column)) continue;
    row[column] = null;
    if (!Value.Check(schema, null)) fault(`/${name}`, `has no characteristic ${column}`);
  }
  return { kind, row, pointer, pointerOf: (column) => pointers.get(column) ?? pointer };
}

function listOf(entry: Entry): readonly [readonly CatalogueCharacteristic[], string] {
  return 'prodSpecCharValueUse' in entry
    ? [entry.prodSpecCharValueUse ?? [], 'prodSpecCharValueUse']
    : [entry.productSpecCharacteristic ?? [], 'productSpecCharacteristic'];
}

/** The prices that an offering names, by the end of their ids. */
function readPriceColumns(
  { kind, entry, pointer, prices }: EntityOfDocument,
  row: Record<string, unknown>,
  faults: Fault[],
): void {
  const named = 'productOfferingPrice' in entry ? (entry.productOfferingPrice ?? []) : [];
  for (const [index, { id }] of named.entries()) {
    const at = `${pointer}/productOfferingPrice/${index}/id`;
    const column = kind.prices.find(({ suffix }) => id === `${entry.id}.${suffix}`);
    if (!column) faults.push({ pointer: at, message: `${id} is not a price of a ${kind.type}` });
    else if (!prices.has(id)) faults.push({ pointer: at, message: `there is no productOfferingPrice ${id}` });
  }
  for (const { column, suffix } of kind.prices) {
    const id = `${entry.id}.${suffix}`;
    row[column] = prices.get(id)?.cents ?? 0;
    if (!named.some((each) => each.id === id))
      faults.push({ pointer: `${pointer}/productOfferingPrice`, message: `needs the price ${id}` });
  }
}

function readLinks(kind: EntityKind, entry: Entry, pointer: string): ReadLink[] {
  const name = kind.resource === 'productOffering' ? 'productOfferingRelationship' : 'productSpecificationRelationship';
  const relationships = (entry as Partial<Record<typeof name, readonly LinkOfDocument[]>>)[name] ?? [];
  return relationships.map((each, index) => ({
    link: {
      owner: kind.type,
      ownerId: entry.id,
      target: each['@referredType'],
      targetId: each.id,
      relationship: each.relationshipType,
    },
    pointer: `${pointer}/${name}/${index}`,
  }));
}

interface LinkOfDocument {
  readonly id: string;
  readonly relationshipType: Link['relationship'];
  readonly '@referredType': Link['target'];
}

/** Keeps the first error at each pointer, because a union reports one error for each member. */
function firstAtEachPlace<Found extends { readonly instancePath: string }>(errors: readonly Found[]): Found[] {
  return [...new Map([...errors].reverse().map((error) => [error.instancePath, error])).values()].reverse();
}
