// Adds browser features that jsdom lacks. Runs before each spec file.
const { createHash } = require('node:crypto');
const { deserialize, serialize } = require('node:v8');
const { TextEncoder } = require('node:util');

const gaps = { TextEncoder, structuredClone: (value) => deserialize(serialize(value)) };

for (const [name, value] of Object.entries(gaps)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// Resolves at once, so that hashing also works under fake timers.
if (!globalThis.crypto.subtle) {
  const digest = async (algorithm, data) =>
    new Uint8Array(createHash(algorithm.replace('-', '').toLowerCase()).update(data).digest()).buffer;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
}

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia ??= () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  window.Element.prototype.scrollIntoView ??= () => undefined;
  navigator.sendBeacon ??= () => true;
  performance.getEntriesByType ??= () => [];
}
AbortSignal.timeout ??= () => new AbortController().signal;
