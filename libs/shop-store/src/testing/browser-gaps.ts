import { deserialize, serialize } from 'node:v8';

// jsdom has no structuredClone; every browser has.
globalThis.structuredClone ??= <Value>(value: Value) => deserialize(serialize(value)) as Value;
