import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const tries = 5;
/** On a busy machine. */
const maxTries = 20;

/**
 * The longest time that a task blocks the event loop, in milliseconds: the best of five attempts, because other processes and garbage
 * collection interrupt some of them. While all attempts are longer than `limitMs`, it tries again, up to 20 times.
 */
export async function longestHold(work: (attempt: number) => Promise<unknown>, limitMs = Infinity): Promise<number> {
  const holds: number[] = [];
  const isDone = () => holds.length >= (Math.min(...holds) < limitMs ? tries : maxTries);
  for (let attempt = 0; !isDone(); attempt += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    await wait(5);
    delay.enable();
    await wait(5);
    await work(attempt);
    await wait(5);
    delay.disable();
    holds.push(delay.max / 1e6);
  }
  return Math.min(...holds);
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maximum?: number;
}

/**
 * The largest value of a schema. Texts ignore patterns, so a server may refuse the value, but only after parsing all of it.
 *
 * @param maxBytes approximate size of its JSON
 */
export function largestValue(schema: object, maxBytes: number): unknown {
  const {
    type,
    const: constant,
    enum: values,
    anyOf,
    items,
    properties,
    maxItems,
    maxLength,
    maximum,
  } = schema as Schema;
  if (constant !== undefined) return constant;
  if (values) return values[0];
  if (anyOf?.[0]) return largestValue(anyOf[0], maxBytes);
  const kind = typeof type === 'string' ? type : type?.[0];
  switch (kind) {
    case 'string':
      return 'x'.repeat(Math.max(0, Math.min(maxLength ?? 100, maxBytes - 10)));
    case 'number':
    case 'integer':
      return maximum ?? 1;
    case 'boolean':
      return true;
    case 'array': {
      const count = maxItems ?? 1;
      return Array.from({ length: count }, () => largestValue(items ?? {}, maxBytes / count));
    }
    case 'object': {
      const members = Object.entries(properties ?? {});
      return Object.fromEntries(
        members.map(([name, member]) => [name, largestValue(member, maxBytes / members.length - name.length)]),
      );
    }
    default:
      return null;
  }
}
