import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { noBypass, type Bypass, type Operator } from '@alzette/operator-config';
import { legalFolder, loadLegalTexts, loadOperator, type LegalTexts } from '@alzette/operator-config/load';
import type { CartKeyRing } from '@alzette/server-kit/saved-cart';
import { checkResponses } from '@alzette/server-kit/testing';
import { loadCataloguePictures } from '@alzette/shop-api/catalogue';
import { build } from '../src/build';
import type { AppContext } from '../src/app-context';
import { ada } from './builders';
import { fakePartners, type FakePartners } from './fake-partners';
import { operatorClients } from './operator-clients';
import { withoutLimits } from './operator-without-limits';
import { openDemoDatabase } from './test-database';
import { serializeOnUse } from './serializers-on-use';
import { makeSigner } from './signing/signer';
import { ShopVisitor } from './shop-visitor';
import type { KycInformation, LegalPage } from '@alzette/shop-model';
import type { ShopServer } from '@alzette/shop-api/platform';
import { defaultOrdersPerNetwork, type OpenDatabase } from '@alzette/shop-api/platform/testing';

export const sessionKey = 'a-session-key-for-tests-of-32-characters';
/** The key of built site servers, which refuse a key that can be guessed. */
export const siteServerKey = randomBytes(32).toString('hex');
export const webhookKey = 'a-webhook-key-for-tests';
export const fulfilmentKey = 'a-fulfilment-key-for-tests-of-32-chars';
export const shopApiUrl = 'http://localhost:4300';

/** The keys of its saved carts. */
export const cartKeys: CartKeyRing = [{ id: 'test', key: new Uint8Array(32).fill(1) }];

/** The shop API on a real database with fake partners. */
export interface TestShop {
  readonly app: ShopServer;
  /** The context of its routes. */
  readonly context: AppContext;
  readonly database: OpenDatabase['database'];
  readonly partners: FakePartners;
  /** The shop's clock. */
  readonly clock: { now: Date };
  visitor(claims?: Record<string, unknown>): Promise<ShopVisitor>;
  /** A visitor with an identity check, as Ada by default. */
  guest(person?: Partial<KycInformation>, claims?: Record<string, unknown>): Promise<ShopVisitor>;
  close(): Promise<void>;
}

/** Another instance of a shop's server on the same database, which the caller closes. */
export function copyOf({ context }: TestShop): Promise<ShopServer> {
  return build({ ...context, sessionKey, onRoute: serializeOnUse });
}

/** The versions of the legal texts, all different. */
export const legalVersions = { terms: '2026-11-02', privacy: '2026-10-15', cookies: '2026-09-01' };

export const operatorFile = join(__dirname, '../../../libs/server/operator-config/operators/alzette.json');

/** The texts of the demo operators, under these versions. */
function legalTextsOf(operator: Operator): LegalTexts {
  const texts = loadLegalTexts(legalFolder(operatorFile), operator);
  const versioned = Object.entries(legalVersions).map(([page, version]) => {
    const { fr, en, de } = texts[page as LegalPage];
    return [page, { fr: { ...fr, version }, en: { ...en, version }, de: { ...de, version } }];
  });
  return { ...texts, ...Object.fromEntries(versioned) };
}

// Cached, because checking the files for each shop would take longer than most requests.
const operator = withoutLimits(loadOperator(operatorFile));
const legalTexts = legalTextsOf(operator);
const pictures = loadCataloguePictures(join(__dirname, '../demo-catalogue/pictures'));

/** @param open opens the database, a PostgreSQL with the demo catalogue by default */
export async function openTestShop(
  open: () => Promise<OpenDatabase> = () => openDemoDatabase(),
  bypass: Bypass = noBypass,
): Promise<TestShop> {
  const { database, close } = await open();
  const signer = await makeSigner();
  const partners = fakePartners(signer);
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const trustedSigners = [signer.certificate];
  const addresses = { siteUrl: 'http://localhost:4200', shopApiUrl };
  const context = {
    database,
    pictures,
    operator,
    partners,
    webhookKeys: [webhookKey] as const,
    fulfilmentKeys: [fulfilmentKey],
    operatorClients,
    operatorTokenKeys: ['an-operator-token-key-for-tests-of-32-chars'],
    hubAllowedHosts: [],
    cartKeys,
    trustedSigners,
    legalTexts,
    bypass,
    orderLifetimeHours: 72,
    ordersPerNetwork: defaultOrdersPerNetwork,
    catalogueVersionMaxAgeMs: 0,
    now: () => clock.now,
    ...addresses,
  };
  const app = await build({ ...context, sessionKey, formerSessionKeys: [siteServerKey], onRoute: serializeOnUse });
  checkResponses(app);
  return {
    app,
    context,
    database,
    partners,
    clock,
    visitor: async (claims = {}) => new ShopVisitor(app, await sessionToken(claims)),
    guest: async (person = {}, claims = {}) => {
      const kycId = `kyc-${randomUUID()}`;
      partners.identity.verifications.set(kycId, { ...ada, ...person, id: kycId });
      const guest = new ShopVisitor(app, await sessionToken(claims), kycId);
      await guest.call('GET', `/api/v2/shop/kyc/${kycId}`);
      return guest;
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** The site server's token for a visitor. */
export async function sessionToken(claims: Record<string, unknown> = {}, key = sessionKey): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  return new SignJWT({ sub: randomUUID(), network: randomUUID(), iss: 'site-server', aud: 'shop-api', exp, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(key));
}
