import { readFileSync } from 'node:fs';
import type { EnvironmentReader } from '@alzette/server-kit';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';

/** The permissions of a client. `orders:personal` adds personal data to the responses of `orders:read`. */
export const operatorScopes = [
  'catalogue:read',
  'orders:read',
  'orders:personal',
  'orders:write',
  'orders:subscribe',
  'appointments:read',
  'carts:read',
] as const;
export type OperatorScope = (typeof operatorScopes)[number];

const OperatorClientSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' }),
    /** SHA-256 in hexadecimal of each accepted secret; two during a rotation. */
    secretHashes: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' }), { minItems: 1, maxItems: 2 }),
    scopes: Type.Array(Type.Unsafe<OperatorScope>(Type.Union(operatorScopes.map((scope) => Type.Literal(scope)))), {
      minItems: 1,
      maxItems: operatorScopes.length,
    }),
  },
  { additionalProperties: false },
);
const OperatorClientsSchema = Type.Array(OperatorClientSchema, { maxItems: 100 });

/** A system of the operator that calls the Open APIs. */
export type OperatorClient = Readonly<Static<typeof OperatorClientSchema>>;

export interface OperatorClients {
  readonly operatorClients: readonly OperatorClient[];
  /** Keys that sign the access tokens, the newest first; empty without clients. */
  readonly operatorTokenKeys: readonly string[];
  /** Hosts (`name` or `name:port`) that may receive notifications at a private address, and by http. */
  readonly hubAllowedHosts: readonly string[];
}

const variable = 'ALZETTE_OPERATOR_CLIENTS';

/** The clients, as JSON or as the path of a JSON file, and the key of their tokens. */
export function readOperatorClients(reader: EnvironmentReader): OperatorClients {
  const value = reader.text(variable, '');
  if (value === '') return { operatorClients: [], operatorTokenKeys: [], hubAllowedHosts: [] };
  const rule = { minLength: 32, sharedWith: 'the instances of the shop API' };
  return {
    operatorClients: parseClients(value, reader.fault),
    operatorTokenKeys: reader.keyRing('ALZETTE_OPERATOR_TOKEN_KEY', rule),
    hubAllowedHosts: readHosts(reader),
  };
}

const host = /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/u;

function readHosts(reader: EnvironmentReader): readonly string[] {
  const name = 'ALZETTE_HUB_ALLOWED_HOSTS';
  const hosts = reader.text(name, '').toLowerCase().split(',');
  const named = hosts.map((each) => each.trim()).filter(Boolean);
  const wrong = named.find((each) => !host.test(each));
  if (wrong !== undefined)
    reader.fault(
      `${name} names "${wrong}": give hosts with commas between, "hooks.internal" or "hooks.internal:8443".`,
    );
  return named;
}

function parseClients(value: string, fault: (problem: string) => void): readonly OperatorClient[] {
  try {
    const clients: unknown = JSON.parse(value.trimStart().startsWith('[') ? value : readFileSync(value, 'utf8'));
    const [error] = Value.Errors(OperatorClientsSchema, clients);
    if (error) fault(`${variable}: ${error.instancePath || '/'} ${error.message}; correct the list of clients.`);
    if (!Value.Check(OperatorClientsSchema, clients)) return [];
    if (new Set(clients.map(({ id }) => id)).size < clients.length)
      fault(`${variable} names a client twice: give each its own id.`);
    return clients;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    fault(`${variable} cannot be read (${why}): give a JSON list of clients, or the path of such a file.`);
    return [];
  }
}
