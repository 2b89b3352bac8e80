import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Certificate } from 'pkijs';
import type { Bypass } from '@alzette/operator-config';
import { type OperatorContent, parseBypass, readOperatorContent } from '@alzette/operator-config/load';
import {
  readOperations,
  readOptionalPartner,
  readPartner,
  readSandboxMode,
  readVariables,
  readWebhookKeys,
  refuseSandbox,
  type EnvironmentReader,
  type KeyRing,
  type OperationSettings,
  type OptionalPartnerName,
  type PartnerSettings,
  type RequiredPartnerName,
  type SandboxMode,
  type Variables,
} from '@alzette/server-kit';
import { readCartKeys, type CartKeyRing } from '@alzette/server-kit/saved-cart';
import { readMailFrom, readSmtpUrl } from '@alzette/server-kit/mail';
import type { DatabaseLocation } from '../database/open-database';
import { readOperatorClients, type OperatorClients } from './operator-clients';
import { parseRetention, type Retention } from './retention';

/** Address at which the operator's systems receive webhooks about ended orders, and the secret that signs them. */
export interface OrderWebhook {
  readonly url: string;
  readonly secret: string;
}

/** Null if the operator does not have the system. */
export type PartnerAddresses = Readonly<
  Record<RequiredPartnerName, PartnerSettings> & Record<OptionalPartnerName, PartnerSettings | null>
>;

/** The API of the customer system: `GET /customers/{account}`, or TM Forum's APIs. */
export type CustomersApi = 'shop' | 'tmf';

/** The server's configuration. Addresses have no trailing slash. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly siteUrl: string;
  /** Address at which partners reach this server. */
  readonly shopApiUrl: string;
  /** Keys of the site server's tokens, the newest first; any of them is accepted. */
  readonly sessionKeys: KeyRing;
  /** Keys of the site server's saved carts, which the Open APIs read. */
  readonly cartKeys: CartKeyRing;
  readonly partners: PartnerAddresses;
  readonly customersApi: CustomersApi;
  /** Any of them may sign webhooks of the payment provider. */
  readonly webhookKeys: KeyRing;
  /** Keys of the operator's systems that report fulfilment events; empty if none do. */
  readonly fulfilmentKeys: readonly string[];
  /** Systems of the operator that call the Open APIs; none by default. */
  readonly openApis: OperatorClients;
  /** Whether this server may use the partner sandbox and the embedded database. */
  readonly sandbox: SandboxMode;
  /** Accepted signers of contracts. */
  readonly trustedSigners: readonly Certificate[];
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly databaseFolder: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** A replica of that database, for reads of the catalogue; null without one. */
  readonly databaseReplicaUrl: string | null;
  readonly smtpUrl: string;
  /** Sender of receipts; null for the operator's default. */
  readonly mailFrom: string | null;
  /** Hours without a transition after which an unpaid order expires. */
  readonly orderLifetimeHours: number;
  /** New orders of one network in an hour. */
  readonly ordersPerNetwork: number;
  readonly retention: Retention;
  /** Null if no system receives orders. */
  readonly orderWebhook: OrderWebhook | null;
  readonly operatorFile: string;
  readonly operatorContent: OperatorContent;
  /** Folder of the pictures of devices and add-ons. */
  readonly picturesFolder: string;
  readonly bypass: Bypass;
  readonly logLevel: string;
  readonly operations: OperationSettings;
}

/**
 * Reads and checks all variables.
 *
 * @throws EnvironmentError with every fault
 */
export function readEnvironment(variables: Variables): Settings {
  const { operatorContent, ...settings } = readVariables('shop API', variables, readAll);
  // An unreadable file is a fault, and `readVariables` throws on faults.
  return { ...settings, operatorContent: operatorContent as OperatorContent };
}

function readAll(reader: EnvironmentReader) {
  const port = reader.port('ALZETTE_SHOP_API_PORT', 4300);
  const { bypass, problem } = parseBypass(reader.text('ALZETTE_BYPASS', ''));
  if (problem) reader.fault(problem);
  requireOwnValues(reader);
  const operatorFile = reader.text('ALZETTE_OPERATOR', 'libs/server/operator-config/operators/alzette.json');
  return {
    host: reader.text('ALZETTE_HOST', 'localhost'),
    port,
    siteUrl: reader.externalUrl('ALZETTE_SITE_URL', 'http://localhost:4200'),
    shopApiUrl: reader.url('ALZETTE_SHOP_API_URL', `http://localhost:${port}`),
    ...keysOfSiteServer(reader),
    partners: {
      identity: readPartner(reader, 'identity'),
      signature: readPartner(reader, 'signature'),
      payment: readPartner(reader, 'payment'),
      creditCheck: readPartner(reader, 'creditCheck'),
      customers: readPartner(reader, 'customers'),
      esim: readPartner(reader, 'esim'),
      appointments: readOptionalPartner(reader, 'appointments'),
      qualification: readOptionalPartner(reader, 'qualification'),
    },
    customersApi: readCustomersApi(reader),
    webhookKeys: readWebhookKeys(reader),
    fulfilmentKeys: readFulfilmentKeys(reader),
    openApis: readOperatorClients(reader),
    trustedSigners: readCertificates(reader),
    sandbox: readSandboxMode(reader),
    ...databaseLocation(reader),
    databaseReplicaUrl: readReplicaUrl(reader),
    smtpUrl: readSmtpUrl(reader),
    mailFrom: readMailFrom(reader),
    orderLifetimeHours: readHours(reader, 'ALZETTE_ORDER_LIFETIME_HOURS', 72),
    ordersPerNetwork: reader.count('ALZETTE_ORDERS_PER_HOUR', defaultOrdersPerNetwork),
    retention: retentionOf(reader),
    orderWebhook: readOrderWebhook(reader),
    operatorFile,
    operatorContent: readOperatorContent(operatorFile, reader.fault),
    picturesFolder: readPicturesFolder(reader),
    bypass,
    logLevel: reader.logLevel(),
    operations: readOperations(reader),
  };
}

/** The defaults are the demonstration's. */
function requireOwnValues(reader: EnvironmentReader): void {
  reader.required('ALZETTE_SITE_URL', "give the shop's address, such as https://shop.example");
  reader.required('ALZETTE_SHOP_API_URL', 'give the address at which the payment provider reaches this server');
  reader.required('ALZETTE_OPERATOR', 'give the path of your operator file (docs/guides/operate.md)');
  if (reader.text('DATABASE_URL', '') === embedded)
    refuseSandbox(
      reader,
      `DATABASE_URL is "${embedded}", a database of this process alone that a power cut may damage`,
      'give a postgres:// address',
    );
}

/** The value of `DATABASE_URL` for the embedded database. */
const embedded = 'embedded';

/**
 * Reads only the location of the database, for commands.
 *
 * @throws EnvironmentError
 */
export function readDatabaseLocation(variables: Variables): DatabaseLocation {
  return readVariables('shop API', variables, databaseLocation);
}

/** The same for the command that erases a person. */
export function readRetention(variables: Variables): Retention {
  return readVariables('shop API', variables, retentionOf);
}

function retentionOf(reader: EnvironmentReader): Retention {
  return parseRetention(reader.text('ALZETTE_RETENTION_DAYS', ''), reader.fault);
}

function databaseLocation(reader: EnvironmentReader): DatabaseLocation {
  reader.required('DATABASE_URL', `give the postgres:// address of the database, or ${embedded} to try the shop`);
  const databaseUrl = reader.text('DATABASE_URL', embedded);
  if (databaseUrl !== embedded && !isPostgres(databaseUrl)) {
    reader.fault(`DATABASE_URL is not a postgres:// address: correct it, or give ${embedded} to try the shop.`);
  }
  return {
    databaseFolder: resolve(reader.text('ALZETTE_DATA', '.data'), 'shop-api'),
    databaseUrl: databaseUrl === embedded ? null : databaseUrl,
  };
}

function keysOfSiteServer(reader: EnvironmentReader): Pick<Settings, 'sessionKeys' | 'cartKeys'> {
  const sessionKeys = reader.keyRing('ALZETTE_SESSION_KEY', { minLength: 32, sharedWith: 'the site server' });
  return { sessionKeys, cartKeys: readCartKeys(reader, sessionKeys) };
}

function readReplicaUrl(reader: EnvironmentReader): string | null {
  const url = reader.text('DATABASE_REPLICA_URL', '');
  if (url === '') return null;
  if (!isPostgres(url))
    reader.fault(
      'DATABASE_REPLICA_URL is not a postgres:// address: correct it, or unset it to read from the primary.',
    );
  if (reader.text('DATABASE_URL', embedded) === embedded)
    reader.fault('DATABASE_REPLICA_URL needs DATABASE_URL, the primary: set it too.');
  return url;
}

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:$/u.test(protocolOf(address));
}

function readCustomersApi(reader: EnvironmentReader): CustomersApi {
  const value = reader.text('ALZETTE_CUSTOMERS_API', 'shop');
  if (value !== 'shop' && value !== 'tmf')
    reader.fault(`ALZETTE_CUSTOMERS_API is "${value}": give tmf for TM Forum's APIs, or leave it out.`);
  return value === 'tmf' ? 'tmf' : 'shop';
}

function readPicturesFolder(reader: EnvironmentReader): string {
  const folder = reader.text('ALZETTE_CATALOGUE_PICTURES', 'apps/shop-api/demo-catalogue/pictures');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    reader.fault(`ALZETTE_CATALOGUE_PICTURES (${folder}) is not a folder: give the folder of the pictures.`);
  return folder;
}

function readHours(reader: EnvironmentReader, name: string, fallback: number): number {
  const hours = reader.count(name, fallback);
  if (hours > 8_760) reader.fault(`${name} is "${hours}": give a number of hours from 1 to 8760.`);
  return hours;
}

/** New orders of one network, unless the operator sets another number. */
export const defaultOrdersPerNetwork = 100;

function readOrderWebhook(reader: EnvironmentReader): OrderWebhook | null {
  if (reader.text('ALZETTE_ORDER_WEBHOOK_URL', '') === '') return null;
  const url = reader.externalUrl('ALZETTE_ORDER_WEBHOOK_URL', 'https://systems.example/orders');
  const rule = { minLength: 16, sharedWith: 'your systems' };
  return { url, secret: reader.secret('ALZETTE_ORDER_WEBHOOK_SECRET', rule) };
}

function readFulfilmentKeys(reader: EnvironmentReader): readonly string[] {
  if (reader.text('ALZETTE_FULFILMENT_KEY', '') === '') return [];
  return reader.keyRing('ALZETTE_FULFILMENT_KEY', { minLength: 32, sharedWith: 'your systems' });
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

const certificatesVariable = 'ALZETTE_SIGNATURE_CERTIFICATES';
const pem = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/gu;

/** PEM, or the path of a PEM file. */
function readCertificates(reader: EnvironmentReader): readonly Certificate[] {
  const value = reader.text(certificatesVariable, '');
  if (value === '') {
    reader.fault(
      `${certificatesVariable} is missing: set it to the certificates of the signature service, as PEM or as the path of such a file.`,
    );
    return [];
  }
  try {
    const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
    const certificates = [...text.matchAll(pem)].map(([, body = '']) =>
      Certificate.fromBER(Uint8Array.from(Buffer.from(body, 'base64'))),
    );
    if (certificates.length === 0)
      reader.fault(`${certificatesVariable} holds no certificate: give PEM, from -----BEGIN CERTIFICATE----- on.`);
    return certificates;
  } catch (error) {
    reader.fault(
      `${certificatesVariable} cannot be read (${error instanceof Error ? error.message : String(error)}): give PEM, or the path of such a file.`,
    );
    return [];
  }
}
