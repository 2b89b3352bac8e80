import { createHash, hkdfSync } from 'node:crypto';
import { isWeakSecret, type EnvironmentReader, type KeyRing } from '../environment-reader';

/** A key of the ring. `id` is in the token's header, so that the right key can be found. */
export interface CartKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** The first key encrypts, every key decrypts. */
export type CartKeyRing = readonly [CartKey, ...CartKey[]];

/**
 * `ALZETTE_CART_KEYS` is `id:secret,id:secret`, the newest first. Without it the key is derived from the session key, which is
 * sufficient until keys have to be rotated separately.
 */
export function readCartKeys(reader: EnvironmentReader, sessionKeys: KeyRing): CartKeyRing {
  const ring = reader.text('ALZETTE_CART_KEYS', '');
  const read = ring === '' ? [] : ring.split(',').map(readKey);
  if (read.includes(null)) {
    reader.fault('ALZETTE_CART_KEYS: give id:secret pairs with commas between, each secret of at least 32 characters.');
  }
  if (
    reader.isProduction &&
    ring !== '' &&
    ring.split(',').some((each) => isWeakSecret(each.slice(each.indexOf(':') + 1).trim()))
  ) {
    reader.fault('ALZETTE_CART_KEYS has a guessable secret: "openssl rand -hex 32" creates one.');
  }
  const [newest, ...older] = read.filter((key) => key !== null);
  return newest ? [newest, ...older] : keysOfSession(sessionKeys);
}

function keysOfSession([newest, ...older]: KeyRing): CartKeyRing {
  const named = (secret: string) =>
    keyOf(`session-${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`, secret);
  // Links from before session keys could be rotated have the key id `session`.
  return [named(newest), ...older.map(named), keyOf('session', older.at(-1) ?? newest)];
}

function readKey(text: string): CartKey | null {
  const [, id, secret] = /^\s*([\w-]{1,40}):(\S{32,})\s*$/u.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? keyOf(id, secret) : null;
}

function keyOf(id: string, secret: string): CartKey {
  return { id, key: new Uint8Array(hkdfSync('sha256', secret, '', `alzette saved cart ${id}`, 32)) };
}
