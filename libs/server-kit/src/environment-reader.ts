import { EnvironmentError } from './environment-error';
import { isWeakSecret, refusesWeakSecrets } from './weak-secret';

/** Secrets of one kind, the newest first. */
export type KeyRing = readonly [string, ...string[]];

export type Variables = Readonly<Record<string, string | undefined>>;

/** What a secret has to be: its shortest length, and who has to know the same one. */
export interface SecretRule {
  readonly atLeast: number;
  readonly sharedWith: string;
}

/** Reads variables one by one and notes what is wrong with each. An empty variable counts as left out. */
export interface EnvironmentReader {
  text(name: string, fallback: string): string;
  /** An http address without slashes at its end. */
  url(name: string, fallback: string): string;
  port(name: string, fallback: number): number;
  /** A whole number above zero. */
  count(name: string, fallback: number): number;
  /** Production builds refuse one that looks guessable. */
  secret(name: string, rule: SecretRule): string;
  /** A key that can be exchanged without a break: `new,old`. The first one is used, all of them count. */
  keyRing(name: string, rule: SecretRule): KeyRing;
  logLevel(): string;
  /** Notes a fault that only the caller can see. */
  fault(problem: string): void;
}

/**
 * Reads the environment of a server. Every variable is read before any fault counts.
 *
 * @param server how the server is called in messages, for instance `site server`
 * @throws EnvironmentError naming every fault at once
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
  const fault = (problem: string) => void problems.push(problem);
  const text = (name: string, fallback: string) => variables[name] || fallback;
  const number = (name: string, fallback: number, largest: number, wanted: string) => {
    const given = text(name, String(fallback));
    const value = Number(given);
    const isGood = Number.isInteger(value) && value >= 1 && value <= largest;
    if (!isGood) fault(`${name} is "${given}": give ${wanted}.`);
    return value;
  };

  return {
    fault,
    text,
    url: (name, fallback) => {
      const given = text(name, fallback);
      const isGood = /^https?:\/\/[^/?#\s]+/u.test(given) && URL.canParse(given);
      if (!isGood) fault(`${name} is "${given}": give an address such as ${fallback}.`);
      return given.replace(/\/+$/u, '');
    },
    port: (name, fallback) => number(name, fallback, 65_535, 'a port number from 1 to 65535'),
    count: (name, fallback) => number(name, fallback, Number.MAX_SAFE_INTEGER, 'a whole number above zero'),
    secret: (name, rule) => checkedSecret(name, text(name, ''), rule, fault),
    keyRing: (name, rule) => readKeyRing(name, text(name, ''), rule, fault),
    logLevel: () => {
      const level = text('LOG_LEVEL', 'info');
      if (!logLevels.includes(level)) fault(`LOG_LEVEL is "${level}": give one of ${logLevels.join(', ')}.`);
      return level;
    },
  };
}

type Fault = (problem: string) => void;

/** For servers that read their environment by themselves: the ring of `keyRing`, with its faults. */
export function readKeyRing(name: string, text: string, rule: SecretRule, fault: Fault): KeyRing {
  const [newest = '', ...older] = text.split(',').map((key) => key.trim());
  return [checkedSecret(name, newest, rule, fault), ...older.map((key) => checkedSecret(name, key, rule, fault))];
}

function checkedSecret(name: string, secret: string, { atLeast, sharedWith }: SecretRule, fault: Fault): string {
  const isShort = secret.length < atLeast;
  if (isShort || (refusesWeakSecrets() && isWeakSecret(secret))) {
    const what = secret === '' ? 'is missing' : isShort ? 'is too short' : 'can be guessed';
    fault(
      `${name} ${what}: give a secret of at least ${atLeast} characters, the same for ${sharedWith}; "openssl rand -hex 32" makes one.`,
    );
  }
  return secret;
}
