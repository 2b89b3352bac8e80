import { resolve } from 'node:path';
import type { Certificate } from 'pkijs';
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
import type { OrderWebhook } from '../../order/deliver-order-event';
import { readRetention, type Retention } from '../../retention/retention';
import { readCertificates } from './signature-certificates';

/** What the server needs to know from outside. Addresses are without a trailing slash. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly siteUrl: string;
  /** Where partners reach this server. */
  readonly shopApiUrl: string;
  readonly partnerUrl: string;
  /** Of the site server's tokens, the newest first; any of them counts. */
  readonly sessionKeys: KeyRing;
  /** The first one is sent to the partners; they may sign webhooks with any. */
  readonly partnerKeys: KeyRing;
  /** Whose signatures on contracts count. */
  readonly trustedSigners: readonly Certificate[];
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly databaseFolder: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string;
  /** Where receipts come from; null for the operator's own default. */
  readonly mailFrom: string | null;
  /** After how many hours without a move an order that nobody pays expires. */
  readonly orderLifetimeHours: number;
  readonly retention: Retention;
  /** Who hears of orders; null when nobody does. */
  readonly orderWebhook: OrderWebhook | null;
  readonly operatorFile: string;
  readonly bypass: Bypass;
  readonly logLevel: string;
  readonly operations: OperationSettings;
}

/** One or more variables cannot be used. `problems` holds one sentence per fault, ready to print. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks every variable at once.
 *
 * @throws EnvironmentError naming every fault
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
      { atLeast: 32, sharedWith: 'the site server' },
      reader.fault,
    ),
    partnerKeys: readKeyRing(
      'ALZETTE_PARTNER_KEY',
      read('ALZETTE_PARTNER_KEY', ''),
      { atLeast: 16, sharedWith: 'the partners' },
      reader.fault,
    ),
    trustedSigners: readCertificates(read('ALZETTE_SIGNATURE_CERTIFICATES', ''), problems),
    ...databaseLocation(read, problems),
    smtpUrl: readSmtpUrl(reader),
    mailFrom: readMailFrom(reader),
    orderLifetimeHours: readHours('ALZETTE_ORDER_LIFETIME_HOURS', read('ALZETTE_ORDER_LIFETIME_HOURS', '72'), problems),
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
 * Where the database is, for what needs nothing else.
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
  const [secret] = readKeyRing(name, text(name, ''), { atLeast: 16, sharedWith: 'your systems' }, fault);
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
