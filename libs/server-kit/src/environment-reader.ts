import { EnvironmentError } from './environment-error';

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
  secret(name: string, rule: SecretRule): string;
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
    secret: (name, { atLeast, sharedWith }) => {
      const secret = text(name, '');
      if (secret.length < atLeast) {
        const what = secret ? 'is too short' : 'is missing';
        fault(`${name} ${what}: give a secret of at least ${atLeast} characters, the same for ${sharedWith}.`);
      }
      return secret;
    },
    logLevel: () => {
      const level = text('LOG_LEVEL', 'info');
      if (!logLevels.includes(level)) fault(`LOG_LEVEL is "${level}": give one of ${logLevels.join(', ')}.`);
      return level;
    },
  };
}
