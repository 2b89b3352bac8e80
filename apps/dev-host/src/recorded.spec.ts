/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import type { TSchema } from 'typebox';
import { ReleaseManifestSchema } from '@alzette/discovery/schemas';
import * as wire from '@alzette/shop-model/schemas';
import type { AloneState } from './alone-boot';

const apps = resolve(__dirname, '../..');
const ajv = new Ajv({ strict: false });

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly responses: readonly { readonly query: string; readonly status: number; readonly body: unknown }[];
}

/** The response schema of each address; null for an empty response. */
const schemas: readonly (readonly [RegExp, TSchema | null])[] = [
  [/^GET \/api\/catalogue\/subscriptions\/[a-z-]+\/variant\//u, wire.SubscriptionVariantSchema],
  [/^GET \/api\/catalogue\/subscriptions\/[a-z-]+$/u, wire.SubscriptionListSchema],
  [/^GET \/api\/catalogue\/devices\/variant\//u, wire.DeviceOfferSchema],
  [/^GET \/api\/catalogue\/devices\/[^/]+$/u, wire.DeviceTaxonSchema],
  [/^GET \/api\/catalogue\/devices$/u, wire.DeviceListSchema],
  [/^GET \/api\/catalogue\/prepaid\/top-up-amounts$/u, wire.TopUpAmountsSchema],
  [/^GET \/api\/catalogue\/prepaid\/starter-packs$/u, wire.StarterPackListSchema],
  [/^GET \/api\/content\/confirmation-messages$/u, { type: 'object', required: ['data'] } as TSchema],
  [/^GET \/api\/session$/u, wire.SessionSchema],
  [/^POST \/api\/v2\/shop\/[a-z]+\/order$/u, wire.OrderResponseSchema],
  [/^GET \/api\/v2\/shop\/orders\/[^/]+$/u, wire.OrderResponseSchema],
  [/^GET \/api\/v2\/shop\/my-orders$/u, wire.MyOrdersSchema],
  [/^GET \/api\/v2\/shop\/my-orders\/[^/]+$/u, wire.FollowedOrderSchema],
  [/^POST \/api\/v2\/shop\/order-links$/u, null],
  [/^POST \/api\/v2\/shop\/order-links\/open$/u, wire.OpenedOrderSchema],
  [/^POST \/api\/v2\/shop\/orders\/[^/]+\/customer-info$/u, null],
  [/^POST \/api\/v2\/shop\/creditcheck\/status$/u, { type: 'object', required: ['status'] } as TSchema],
  [/^GET \/api\/v2\/tool\/[a-z]+\/documents\/[^/]+$/u, wire.ContractDocumentsSchema],
  [/^POST \/api\/v2\/tool\/[a-z]+\/document\/update\/[^/]+$/u, wire.DocumentUpdateSchema],
  [/^POST \/api\/v2\/tool\/[a-z]+\/url$/u, wire.PaymentUrlSchema],
];

const remotes = readdirSync(apps).filter((name) => existsSync(join(apps, name, 'alone.json')));

describe.each(remotes)('a dev server of %s without a shop', (remote) => {
  const folder = join(apps, remote, 'recorded');
  const files = existsSync(folder) ? readdirSync(folder) : [];

  it.each(files)('[P2, P3] has a recording that matches the schema: %s', (file) => {
    const { method, path, responses } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded;
    const request = `${method} ${path}`;
    const found = schemas.find(([pattern]) => pattern.test(request));
    // Remotes may call servers that this list does not know.
    if (!found) return;
    const [, schema] = found;
    for (const { query, status, body } of responses) {
      const where = `${request}?${query}`;
      expect({ where, status: status < 400 }).toEqual({ where, status: true });
      expect({ where, faults: faultsOf(schema, body) }).toEqual({ where, faults: null });
    }
  });

  it('[P3] has states with address and title in each language', () => {
    const states = JSON.parse(readFileSync(join(apps, remote, 'alone.json'), 'utf8')) as readonly AloneState[];
    expect(states.length).toBeGreaterThan(0);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    for (const { title, path, cart } of states) {
      for (const texts of [title, path]) expect(Object.keys(texts).sort()).toEqual(['de', 'en', 'fr']);
      if (cart) expect(faultsOf(wire.SavedCartSchema, { cart })).toBeNull();
    }
  });
});

it('[P3] the release.json of a dev server matches the schema', () => {
  const served = {
    name: 'cart',
    version: '0.1.0-dev',
    container: 'alzette_cart',
    entry: 'remoteEntry.js',
    provides: {},
    requires: {},
    places: ['cart'],
    assets: {},
    preload: [],
  };
  expect(faultsOf(ReleaseManifestSchema, served)).toBeNull();
});

function faultsOf(schema: TSchema | null, body: unknown): string | null {
  if (schema === null) return body === null ? null : 'the response is not empty';
  const validate = ajv.compile(schema);
  return validate(body) ? null : ajv.errorsText(validate.errors);
}
