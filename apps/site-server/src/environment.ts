import type { Operator } from '@alzette/operator-config';
import { loadOperator, OperatorFileError } from '@alzette/operator-config/load';

/** Everything the server takes from its environment, checked. Addresses are without a trailing slash. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly siteUrl: string;
  readonly shopApiUrl: string;
  readonly catalogueUrl: string;
  readonly contentUrl: string;
  readonly partnerUrl: string;
  readonly sessionKey: string;
  readonly shellFolder: string;
  readonly storeFolder: string;
  readonly operator: Operator;
  readonly logLevel: string;
}

/** The environment cannot be used. `problems` holds one line per variable: which one, what is wrong, what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The site server cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment.
 *
 * @throws EnvironmentError naming every fault at once
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const shopApiUrl = readUrl(variables, 'ALZETTE_SHOP_API_URL', 'http://localhost:4300', problems);
  const environment = {
    host: variables.ALZETTE_HOST || 'localhost',
    port: readPort(variables, problems),
    siteUrl: readUrl(variables, 'ALZETTE_SITE_URL', 'http://localhost:4200', problems),
    shopApiUrl,
    catalogueUrl: readUrl(variables, 'ALZETTE_CATALOGUE_URL', shopApiUrl, problems),
    contentUrl: readUrl(variables, 'ALZETTE_CONTENT_URL', shopApiUrl, problems),
    partnerUrl: readUrl(variables, 'ALZETTE_PARTNER_URL', 'http://localhost:4400', problems),
    sessionKey: readSessionKey(variables, problems),
    shellFolder: variables.ALZETTE_SHELL_DIR || 'dist/apps/shell',
    storeFolder: variables.ALZETTE_STORE || 'dist/store',
    operator: readOperator(variables, problems),
    logLevel: readLogLevel(variables, problems),
  };
  if (problems.length > 0 || environment.operator === null) throw new EnvironmentError(problems);
  return { ...environment, operator: environment.operator };
}

function readPort(variables: Variables, problems: string[]): number {
  const text = variables.ALZETTE_SITE_PORT || '4200';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push(`ALZETTE_SITE_PORT is "${text}": give a port number from 1 to 65535.`);
  }
  return port;
}

function readUrl(variables: Variables, name: string, fallback: string, problems: string[]): string {
  const text = variables[name] || fallback;
  if (!/^https?:\/\/[^/?#\s]+/u.test(text) || !URL.canParse(text)) {
    problems.push(`${name} is "${text}": give an address such as ${fallback}.`);
  }
  return text.replace(/\/+$/u, '');
}

function readSessionKey(variables: Variables, problems: string[]): string {
  const key = variables.ALZETTE_SESSION_KEY ?? '';
  if (key.length < 32) {
    problems.push(
      `ALZETTE_SESSION_KEY ${key ? 'is too short' : 'is missing'}: give a secret of at least 32 characters, the same for the shop API.`,
    );
  }
  return key;
}

function readOperator(variables: Variables, problems: string[]): Operator | null {
  try {
    return loadOperator(variables.ALZETTE_OPERATOR || 'libs/operator-config/operators/alzette.json');
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error;
    problems.push(...error.problems.map((problem) => `ALZETTE_OPERATOR (${error.file}): ${problem}.`));
    return null;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(variables: Variables, problems: string[]): string {
  const level = variables.LOG_LEVEL || 'info';
  if (!logLevels.includes(level)) {
    problems.push(`LOG_LEVEL is "${level}": give one of ${logLevels.join(', ')}.`);
  }
  return level;
}
