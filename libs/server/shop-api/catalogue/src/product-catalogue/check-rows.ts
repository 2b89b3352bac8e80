import { familyHas } from '@alzette/shop-model';
import { type Link, idOf } from './catalogue-rows';
import type { Fault, ReadEntity, ReadLink } from './read-document';

/** Checks across values: repeated ids, references to missing rows, and rules that span columns. */
export function checkRows(entities: readonly ReadEntity[], links: readonly ReadLink[]): Fault[] {
  const known = new Set(entities.map(({ kind, row }) => nameOf(kind.type, idOf(kind, row))));
  const repeated = repeatedOf(entities, ({ kind, row }) => nameOf(kind.type, idOf(kind, row)));
  return [
    ...repeated.map(({ kind, row, pointer }) => ({
      pointer: `${pointer}/id`,
      message: `${nameOf(kind.type, idOf(kind, row))} appears twice`,
    })),
    ...entities.flatMap((entity) => [...checkReferences(entity, known), ...checkRules(entity)]),
    ...checkLinks(links, known),
  ];
}

function nameOf(type: string, id: string): string {
  return `${type} ${id}`;
}

function checkReferences({ kind, row, pointerOf }: ReadEntity, known: ReadonlySet<string>): Fault[] {
  const references = [
    ...Object.entries(kind.references).map(([column, type]) => ({ column, name: nameOf(type, String(row[column])) })),
    ...(kind.type === 'DeviceVariant'
      ? [{ column: 'colour_id', name: nameOf('Colour', `${String(row['device_slug'])}:${String(row['colour_id'])}`) }]
      : []),
    ...(kind.type === 'Device' && Array.isArray(row['brands'])
      ? row['brands'].map((brand) => ({ column: 'brands', name: nameOf('Brand', String(brand)) }))
      : []),
  ];
  return references
    .filter(({ name }) => !known.has(name))
    .map(({ column, name }) => ({ pointer: pointerOf(column), message: `there is no ${name}` }));
}

function checkRules({ kind, row, pointer, pointerOf }: ReadEntity): Fault[] {
  if (kind.type === 'DeviceVariant' && String(row['code']).includes('.'))
    return [{ pointer: pointerOf('code'), message: 'contains a dot, which joins a device with its plan' }];
  if (kind.type === 'TopUp' && row['amount'] === 0) return [{ pointer, message: 'costs nothing' }];
  if (kind.type !== 'Subscription') return [];
  const isFixedLine = familyHas(String(row['family']), 'hasHomeInternet');
  return (['download', 'upload'] as const).flatMap((direction) => {
    const speeds = ['minimum', 'normal', 'maximum'].map((name) => row[`${direction}_${name}`]);
    const given = speeds.filter((speed) => typeof speed === 'number');
    const at = pointerOf(`${direction}_maximum`);
    if (!isFixedLine)
      return given.length > 0 ? [{ pointer: at, message: `${direction} speeds are for fixed lines` }] : [];
    const isRising = given.every((speed, index) => speed >= (given[index - 1] ?? 1));
    return given.length === 3 && isRising
      ? []
      : [{ pointer: at, message: `a fixed line states its minimum, normal and maximum ${direction} speed` }];
  });
}

function checkLinks(links: readonly ReadLink[], known: ReadonlySet<string>): Fault[] {
  const repeated = new Set(repeatedOf(links, ({ link }) => `${ownerOf(link)} ${targetOf(link)}`));
  return links.flatMap((read) => {
    const { link, pointer } = read;
    const { owner, target, relationship } = link;
    if (!known.has(targetOf(link))) return [{ pointer: `${pointer}/id`, message: `there is no ${targetOf(link)}` }];
    const mayHave = owner === 'Subscription' || (owner === 'Device' && target === 'AddOn');
    if (!mayHave || (target === 'TvPackage' && relationship !== 'optional'))
      return [{ pointer, message: `a ${owner} cannot have a ${target} that is ${relationship}` }];
    return repeated.has(read) ? [{ pointer: `${pointer}/id`, message: `${targetOf(link)} appears twice` }] : [];
  });
}

function ownerOf({ owner, ownerId }: Link): string {
  return nameOf(owner, ownerId);
}

function targetOf({ target, targetId }: Link): string {
  return nameOf(target, targetId);
}

/** The values whose name is already used by an earlier value. */
function repeatedOf<Value>(values: readonly Value[], name: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(name(value)).size);
}
