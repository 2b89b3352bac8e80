import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { TextEncoder } from 'node:util';

// What every browser of today has and jsdom lacks. Hashing answers at once, so that it also works under fake timers.
const gaps: Readonly<Record<string, unknown>> = {
  TextEncoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
};

for (const [name, value] of Object.entries(gaps)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

if (!crypto.subtle) {
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
}

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
}

async function digest(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> {
  const hash = createHash(algorithm.replace('-', '').toLowerCase()).update(data).digest();
  return new Uint8Array(hash).buffer;
}
