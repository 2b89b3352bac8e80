import type { FormValues } from '@alzette/shop-model';

/** Formik's shape: objects within objects, one level per dot of the key. */
export interface NestedValues {
  readonly [segment: string]: string | boolean | NestedValues;
}

/** `{'contract.personal.firstname': 'Ada'}` becomes `{contract: {personal: {firstname: 'Ada'}}}`. Never makes arrays. */
export function toNested(flat: FormValues): NestedValues {
  const root: Mutable = {};
  for (const [key, value] of Object.entries(flat)) {
    const segments = key.split('.');
    const last = segments.pop();
    if (last !== undefined) segments.reduce(descend, root)[last] = value;
  }
  return root;
}

interface Mutable {
  [segment: string]: string | boolean | Mutable;
}

function descend(parent: Mutable, segment: string): Mutable {
  const known = Object.hasOwn(parent, segment) ? parent[segment] : undefined;
  if (typeof known === 'object') return known;
  const child: Mutable = {};
  Object.defineProperty(parent, segment, { value: child, enumerable: true, writable: true, configurable: true });
  return child;
}

/** The way back: every leaf under its dotted key. */
export function toFlat(nested: object, prefix = ''): FormValues {
  return Object.fromEntries(
    Object.entries(nested).flatMap(([segment, value]: [string, unknown]) => {
      const key = prefix + segment;
      if (typeof value === 'string' || typeof value === 'boolean') return [[key, value] as const];
      return value !== null && typeof value === 'object' ? Object.entries(toFlat(value, `${key}.`)) : [];
    }),
  );
}
