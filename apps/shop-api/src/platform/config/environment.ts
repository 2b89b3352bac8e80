import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Certificate } from 'pkijs';
import type { Bypass } from '@alzette/operator-config';
import { readBypass } from '@alzette/operator-config/load';
import {
  readKeyRing,
  readOperations,
  type EnvironmentReader,
  type KeyRing,
  type OperationSettings,
} from '@alzette/server-kit';
import { readMailFrom, readSmtpUrl } from '@alzette/server-kit/mail';
import type { DatabaseLocation } from '../database/open-database';
import { readRetention, type Retention } from './retention';

/** Where the operator's systems receive the end of orders, and the secret that signs those webhooks. */
export interface OrderWebhook {
  readonly url: string;
  readonly secret: string;
}

/** The server's configuration. Addresses have no trailing slash. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly siteUrl: string;
  /** Address at which partners reach this server. */
  readonly shopApiUrl: string;
  readonly partnerUrl: string;
  /** Keys of the site server's tokens, the newest first; any of them is accepted. */
  readonly sessionKeys: KeyRing;
  /** The first one is sent to the partners; webhooks may be signed with any. */
  readonly partnerKeys: KeyRing;
  /** Accepted signers of contracts. */
  readonly trustedSigners: readonly Certificate[];
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly databaseFolder: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string;
  /** Sender of receipts; null for the operator's default. */
  readonly mailFrom: string | null;
  /** After so many hours without a transition an unpaid order expires. */
  readonly orderLifetimeHours: number;
  /** New orders of one network in an hour. */
  readonly ordersPerNetwork: number;
  readonly retention: Retention;
  /** Null if no system receives orders. */
  readonly orderWebhook: OrderWebhook | null;
  readonly operatorFile: string;
  readonly bypass: Bypass;
  readonly logLevel: string;
  readonly operations: OperationSettings;
}

/** One or more variables are invalid. `problems` has one sentence for each, ready to print. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks all variables.
 *
 * @throws EnvironmentError with every fault
 */
export function readEnvironment(environment: Environment): Settings {
  const problems: string[] = [];
  const read = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const { bypass, problem } = readBypass(read('ALZETTE_BYPASS', ''));
  if (problem) problems.push(problem.replace(/\.$/u, ''));
  const reader = { text: read, fault: (fault: string) => void problems.push(fault.replace(/\.$/u, '')) };
  const port = readPort(read('ALZETTE_SHOP_API_PORT', '4300'), problems);
  const settings: Settings = {
    host: read('ALZETTE_HOST', 'localhost'),
    port,
    siteUrl: readAddress('ALZETTE_SITE_URL', read('ALZETTE_SITE_URL', 'http://localhost:4200'), problems),
    shopApiUrl: readAddress('ALZETTE_SHOP_API_URL', read('ALZETTE_SHOP_API_URL', `http://localhost:${port}`), problems),
    partnerUrl: readAddress('ALZETTE_PARTNER_URL', read('ALZETTE_PARTNER_URL', 'http://localhost:4400'), problems),
    sessionKeys: readKeyRing(
      'ALZETTE_SESSION_KEY',
      read('ALZETTE_SESSION_KEY', ''),
      { minLength: 32, sharedWith: 'the site server' },
      reader.fault,
    ),
    partnerKeys: readKeyRing(
      'ALZETTE_PARTNER_KEY',
      read('ALZETTE_PARTNER_KEY', ''),
      { minLength: 16, sharedWith: 'the partners' },
      reader.fault,
    ),
    trustedSigners: readCertificates(read('ALZETTE_SIGNATURE_CERTIFICATES', ''), problems),
    ...databaseLocation(read, problems),
    smtpUrl: readSmtpUrl(reader),
    mailFrom: readMailFrom(reader),
    orderLifetimeHours: readHours('ALZETTE_ORDER_LIFETIME_HOURS', read('ALZETTE_ORDER_LIFETIME_HOURS', '72'), problems),
    ordersPerNetwork: readOrdersPerHour(read('ALZETTE_ORDERS_PER_HOUR', String(defaultOrdersPerNetwork)), problems),
    retention: readRetention(read('ALZETTE_RETENTION_DAYS', ''), reader.fault),
    orderWebhook: readOrderWebhook(reader, problems),
    operatorFile: read('ALZETTE_OPERATOR', 'libs/operator-config/operators/alzette.json'),
    bypass,
    logLevel: readLogLevel(read('LOG_LEVEL', 'info'), problems),
    operations: readOperations(reader),
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return settings;
}

/**
 * Reads only the location of the database, for commands.
 *
 * @throws EnvironmentError
 */
export function readDatabaseLocation(environment: Environment): DatabaseLocation {
  const problems: string[] = [];
  const place = databaseLocation((name, fallback) => environment[name]?.trim() || fallback, problems);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return place;
}

function databaseLocation(read: (name: string, fallback: string) => string, problems: string[]): DatabaseLocation {
  return {
    databaseFolder: resolve(read('ALZETTE_DATA', '.data'), 'shop-api'),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL', ''), problems),
  };
}

function readPort(value: string, problems: string[]): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  problems.push(`ALZETTE_SHOP_API_PORT is "${value}": give a port number from 0 to 65535`);
  return 0;
}

function readHours(name: string, value: string, problems: string[]): number {
  const hours = Number(value);
  if (Number.isInteger(hours) && hours >= 1 && hours <= 8_760) return hours;
  problems.push(`${name} is "${value}": give a number of hours from 1 to 8760`);
  return 1;
}

/** New orders of one network, unless the operator sets another number. */
export const defaultOrdersPerNetwork = 100;

function readOrdersPerHour(value: string, problems: string[]): number {
  const orders = Number(value);
  if (Number.isInteger(orders) && orders >= 1) return orders;
  problems.push(`ALZETTE_ORDERS_PER_HOUR is "${value}": give a number of orders of 1 or more`);
  return 1;
}

function readAddress(name: string, value: string, problems: string[]): string {
  if (!/^https?:$/u.test(protocolOf(value))) {
    problems.push(`${name} is "${value}": give an address such as http://localhost:4200`);
  }
  return value.replace(/\/+$/u, '');
}

function readOrderWebhook(
  { text, fault }: Pick<EnvironmentReader, 'text' | 'fault'>,
  problems: string[],
): OrderWebhook | null {
  const url = text('ALZETTE_ORDER_WEBHOOK_URL', '');
  if (url === '') return null;
  const name = 'ALZETTE_ORDER_WEBHOOK_SECRET';
  const [secret] = readKeyRing(name, text(name, ''), { minLength: 16, sharedWith: 'your systems' }, fault);
  return { url: readAddress('ALZETTE_ORDER_WEBHOOK_URL', url, problems), secret };
}

function readDatabaseUrl(value: string, problems: string[]): string | null {
  if (value === '') return null;
  if (!/^postgres(ql)?:$/u.test(protocolOf(value))) {
    problems.push('DATABASE_URL is not a postgres:// address: correct it, or unset it for the embedded database');
  }
  return value;
}

function readLogLevel(value: string, problems: string[]): string {
  if (!logLevels.includes(value)) problems.push(`LOG_LEVEL is "${value}": give one of ${logLevels.join(', ')}`);
  return value;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

const certificatesVariable = 'ALZETTE_SIGNATURE_CERTIFICATES';
const pem = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/gu;

/** @param value PEM, or the path of a PEM file */
function readCertificates(value: string, problems: string[]): readonly Certificate[] {
  if (value === '') {
    problems.push(
      `${certificatesVariable} is missing: set it to the certificates of the signature service, as PEM or as the path of such a file`,
    );
    return [];
  }
  try {
    const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
    const certificates = [...text.matchAll(pem)].map(([, body = '']) =>
      Certificate.fromBER(Uint8Array.from(Buffer.from(body, 'base64'))),
    );
    if (certificates.length === 0)
      problems.push(`${certificatesVariable} holds no certificate: give PEM, from -----BEGIN CERTIFICATE----- on`);
    return certificates;
  } catch (error) {
    problems.push(
      `${certificatesVariable} cannot be read (${error instanceof Error ? error.message : String(error)}): give PEM, or the path of such a file`,
    );
    return [];
  }
}
