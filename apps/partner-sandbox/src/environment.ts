/** Everything the sandbox takes from its environment, checked. Addresses are without a trailing slash. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly partnerUrl: string;
  /** The only origin that may embed the identity check and the signing frames. */
  readonly siteOrigin: string;
  readonly partnerKey: string;
  readonly dataFolder: string;
  readonly logLevel: string;
}

/** The environment cannot be used. `problems` holds one line per variable: which one, what is wrong, what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The partner sandbox cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
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
  const siteUrl = readUrl(variables, 'ALZETTE_SITE_URL', 'http://localhost:4200', problems);
  const environment: Environment = {
    host: variables.ALZETTE_HOST || 'localhost',
    port: readPort(variables, problems),
    partnerUrl: readUrl(variables, 'ALZETTE_PARTNER_URL', 'http://localhost:4400', problems),
    siteOrigin: URL.canParse(siteUrl) ? new URL(siteUrl).origin : '',
    partnerKey: readKey(variables, problems),
    dataFolder: variables.ALZETTE_DATA || '.data',
    logLevel: readLogLevel(variables, problems),
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

function readPort(variables: Variables, problems: string[]): number {
  const text = variables.ALZETTE_PARTNER_PORT || '4400';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push(`ALZETTE_PARTNER_PORT is "${text}": give a port number from 1 to 65535.`);
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

function readKey(variables: Variables, problems: string[]): string {
  const key = variables.ALZETTE_PARTNER_KEY ?? '';
  if (key.length < 16) {
    const fault = key ? 'is too short' : 'is missing';
    problems.push(
      `ALZETTE_PARTNER_KEY ${fault}: give an API key of at least 16 characters, the same for the shop API.`,
    );
  }
  return key;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(variables: Variables, problems: string[]): string {
  const level = variables.LOG_LEVEL || 'info';
  if (!logLevels.includes(level)) {
    problems.push(`LOG_LEVEL is "${level}": give one of ${logLevels.join(', ')}.`);
  }
  return level;
}
