/** Secrets of one kind, the newest first. */
export type KeyRing = readonly [string, ...string[]];

export type Variables = Readonly<Record<string, string | undefined>>;

/** The minimum length of a secret, and the server that needs the same one. */
export interface SecretRule {
  readonly minLength: number;
  readonly sharedWith: string;
}

/** Reads variables one by one and collects their faults. An empty variable counts as missing. */
export interface EnvironmentReader {
  text(name: string, fallback: string): string;
  /** Whether this is a production build, which refuses settings that are unsafe in public. */
  readonly isProduction: boolean;
  /**
   * A production build does not start without this variable, because its default is a value of the demonstration.
   *
   * @param remedy what to set, after "X is missing: "
   */
  required(name: string, remedy: string): void;
  /** An http address; trailing slashes are removed. */
  url(name: string, fallback: string): string;
  /** As `url`, for an address outside the operator's network: a production build refuses `http:`, except on this machine. */
  externalUrl(name: string, fallback: string): string;
  port(name: string, fallback: number): number;
  /** A positive integer. */
  count(name: string, fallback: number): number;
  /** Production builds refuse guessable secrets. */
  secret(name: string, rule: SecretRule): string;
  /** Keys that can be rotated without downtime: `new,old`. The first one encrypts or signs, all of them are accepted. */
  keyRing(name: string, rule: SecretRule): KeyRing;
  logLevel(): string;
  /** Adds a fault that the caller found. */
  fault(problem: string): void;
}

/**
 * Reads the environment of a server, all variables before it reports faults.
 *
 * @param server its name in messages, for instance `site server`
 * @throws EnvironmentError with all faults
 */
export function readVariables<Environment>(
  server: string,
  variables: Variables,
  read: (reader: EnvironmentReader) => Environment,
): Environment {
  const problems: string[] = [];
  const environment = read(readerOf(variables, problems));
  if (problems.length > 0) throw new EnvironmentError(server, problems);
  return environment;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readerOf(variables: Variables, problems: string[]): EnvironmentReader {
  // A variable may be read for several settings.
  const fault = (problem: string) => void (problems.includes(problem) || problems.push(problem));
  const text = (name: string, fallback: string) => variables[name] || fallback;
  const number = (name: string, fallback: number, max: number, expected: string) => {
    const given = text(name, String(fallback));
    const value = Number(given);
    const isValid = Number.isInteger(value) && value >= 1 && value <= max;
    if (!isValid) fault(`${name} is "${given}": give ${expected}.`);
    return isValid ? value : fallback;
  };

  const url = (name: string, fallback: string) => {
    const given = text(name, fallback);
    const isValid = /^https?:\/\/[^/?#\s]+/u.test(given) && URL.canParse(given);
    if (!isValid) fault(`${name} is "${given}": give an address such as ${fallback}.`);
    return given.replace(/\/+$/u, '');
  };
  return {
    fault,
    text,
    isProduction: isProduction(),
    required: (name, remedy) => {
      if (isProduction() && text(name, '') === '') fault(`${name} is missing: ${remedy}.`);
    },
    url,
    externalUrl: (name, fallback) => {
      const given = url(name, fallback);
      if (isProduction() && given.startsWith('http:') && !isOnThisMachine(given))
        fault(`${name} is "${given}": give an https address. Others can read and change data sent over http.`);
      return given;
    },
    port: (name, fallback) => number(name, fallback, 65_535, 'a port number from 1 to 65535'),
    count: (name, fallback) => number(name, fallback, Number.MAX_SAFE_INTEGER, 'a whole number above zero'),
    secret: (name, rule) => checkedSecret(name, text(name, ''), rule, fault),
    keyRing: (name, rule) => {
      const [newest = '', ...older] = text(name, '')
        .split(',')
        .map((key) => key.trim());
      return [checkedSecret(name, newest, rule, fault), ...older.map((key) => checkedSecret(name, key, rule, fault))];
    },
    logLevel: () => {
      const level = text('LOG_LEVEL', 'info');
      if (!logLevels.includes(level)) fault(`LOG_LEVEL is "${level}": give one of ${logLevels.join(', ')}.`);
      return level;
    },
  };
}

type Fault = (problem: string) => void;

function checkedSecret(name: string, secret: string, { minLength, sharedWith }: SecretRule, fault: Fault): string {
  const isShort = secret.length < minLength;
  if (isShort || (isProduction() && isWeakSecret(secret))) {
    const what = secret === '' ? 'is missing' : isShort ? 'is too short' : 'is guessable';
    fault(
      `${name} ${what}: give a secret of at least ${minLength} characters, the same for ${sharedWith}; "openssl rand -hex 32" creates one.`,
    );
  }
  return secret;
}

/** The environment is invalid. `problems` has one line for each fault: the variable, the fault, the remedy. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(
    readonly server: string,
    readonly problems: readonly string[],
  ) {
    super(`The ${server} cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Marks a secret of an example, a template or a test. */
const publishedSecret = /<|>|change[-_ ]?me|example|for[-_ ]tests?\b|password|placeholder|secret|at least \d+/iu;

const minDistinctCharacters = 8;

/** True for secrets that a production build refuses: from a guide, with few distinct characters, or with one repeated part. */
export function isWeakSecret(secret: string): boolean {
  const isRepeated = /^(.{1,12}?)\1{2,}$/u.test(secret);
  return (
    publishedSecret.test(secret) || isRepeated || new Set(secret).size < Math.min(minDistinctCharacters, secret.length)
  );
}

/** Tests and development use published secrets and plain addresses. */
function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production';
}

/** Whether the host of an address is this machine. */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/** Whether a host name or address means this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u.test(host);
}
