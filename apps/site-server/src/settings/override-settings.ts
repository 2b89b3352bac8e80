import type { EnvironmentReader } from '@alzette/server-kit';

/** Sources of remotes besides the visitor's own releases. A production site allows only signed previews. */
export interface OverrideSettings {
  /** Origins that `?mfe.<remote>=<origin>` may name. A port may be `*`. Empty: overrides are off. */
  readonly allowed: readonly string[];
  /** Dev servers of `npm run dev`, by remote. */
  readonly remoteServers: Readonly<Record<string, string>>;
  /** Whether `?mfe.<remote>=<version>` works without a signature; false on a production site. */
  readonly unsignedPreviews: boolean;
}

const anyOrigin = /^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/u;
const server = /^([a-z][a-z0-9-]*)=(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/u;
const stages = ['production', 'staging'];

/**
 * Reads `ALZETTE_OVERRIDES`, which a development build may set, and a production build with `ALZETTE_STAGE=staging`
 * (docs/adr/0017). Without a stage a production build is a production site.
 *
 * @param isDevelopment whether this is a development build
 */
export function readOverrides(
  reader: EnvironmentReader,
  isDevelopment = process.env['NODE_ENV'] === 'development',
): OverrideSettings {
  const allowed = listOf(reader.text('ALZETTE_OVERRIDES', ''));
  const servers = listOf(reader.text('ALZETTE_REMOTE_SERVERS', ''));
  const stage = reader.text('ALZETTE_STAGE', 'production');
  if (!stages.includes(stage)) reader.fault(`ALZETTE_STAGE is "${stage}": give ${stages.join(' or ')}.`);
  for (const origin of allowed.filter((each) => !anyOrigin.test(each))) {
    reader.fault(`ALZETTE_OVERRIDES names "${origin}": give origins such as http://localhost:*.`);
  }
  for (const each of servers.filter((given) => !server.test(given))) {
    reader.fault(`ALZETTE_REMOTE_SERVERS names "${each}": give remotes such as cart=http://localhost:4201.`);
  }
  if (allowed.length > 0 && !isDevelopment && stage === 'production') {
    reader.fault('ALZETTE_OVERRIDES is set on a production site: remove it, or set ALZETTE_STAGE=staging.');
  }
  if (servers.length > 0 && !isDevelopment) {
    reader.fault('ALZETTE_REMOTE_SERVERS is set in a production build: remove it, or use npm run dev.');
  }
  return {
    allowed,
    remoteServers: Object.fromEntries(servers.flatMap(pairOf)),
    unsignedPreviews: isDevelopment || stage === 'staging',
  };
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function pairOf(text: string): readonly (readonly [string, string])[] {
  const [, name, origin] = server.exec(text) ?? [];
  return name === undefined || origin === undefined ? [] : [[name, origin]];
}
