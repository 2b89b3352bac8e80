import type { Bypass, Operator } from '@alzette/operator-config';
import {
  type LegalTexts,
  loadPictures,
  type OperatorContent,
  type OperatorPictures,
  parseBypass,
  readOperatorContent,
} from '@alzette/operator-config/load';
import {
  readOperations,
  readPartnerUrl,
  readSandboxMode,
  readVariables,
  type EnvironmentReader,
  type OperationSettings,
  type SandboxMode,
  type Variables,
} from '@alzette/server-kit';
import { readCartKeys, type CartTokenSettings } from '@alzette/server-kit/saved-cart';
import { type ConsoleSettings, readConsole } from './console-settings';
import { type LoginSettings, readLogin } from './login-settings';
import { type OverrideSettings, readOverrides } from './override-settings';
import { readReleases, type ReleaseSettings } from './release-settings';
import { readTrustedProxies } from './trusted-proxies';

/** With this default ten networks at their limits use half of one core. */
const defaultNetworkBudget = 50;

/** The validated environment. Addresses have no trailing slash. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly siteUrl: string;
  readonly shopApiUrl: string;
  readonly catalogueUrl: string;
  readonly contentUrl: string;
  /** Address of the identity company, whose page browsers open in a frame. */
  readonly identityUrl: string;
  /** Origin of the signature service's frames. */
  readonly signatureOrigin: string;
  /** Whether this site may use the partner sandbox. */
  readonly sandbox: SandboxMode;
  readonly sessionKey: string;
  /** Earlier keys, which only decrypt cookies. */
  readonly formerSessionKeys: readonly string[];
  /** Load balancers whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Budget for the requests of one network, in milliseconds of CPU per second. */
  readonly networkBudget: number;
  readonly savedCarts: CartTokenSettings;
  readonly login: LoginSettings;
  readonly shellFolder: string;
  readonly embedFolder: string;
  readonly releases: ReleaseSettings;
  readonly operator: Operator;
  readonly legalTexts: LegalTexts;
  readonly pictures: OperatorPictures;
  readonly bypass: Bypass;
  readonly overrides: OverrideSettings;
  /** Null disables the release console. */
  readonly console: ConsoleSettings | null;
  readonly logLevel: string;
  readonly operations: OperationSettings;
}

/**
 * Reads and checks the environment.
 *
 * @throws EnvironmentError with all faults
 */
export function readEnvironment(variables: Variables): Environment {
  const { content, ...environment } = readVariables('site server', variables, readAll);
  // An unreadable file is a fault, and `readVariables` throws on faults.
  return { ...environment, ...(content as OperatorContent) };
}

function readAll(reader: EnvironmentReader) {
  reader.required('ALZETTE_SITE_URL', "give the shop's address, such as https://shop.example");
  reader.required('ALZETTE_SHOP_API_URL', 'give the address of the shop API');
  reader.required('ALZETTE_OPERATOR', 'give the path of your operator file (docs/guides/operate.md)');
  const shopApiUrl = reader.url('ALZETTE_SHOP_API_URL', 'http://localhost:4300');
  const [sessionKey, ...formerSessionKeys] = reader.keyRing('ALZETTE_SESSION_KEY', {
    minLength: 32,
    sharedWith: 'the shop API',
  });
  const operatorFile = reader.text('ALZETTE_OPERATOR', 'libs/server/operator-config/operators/alzette.json');
  const { bypass, problem } = parseBypass(reader.text('ALZETTE_BYPASS', ''));
  if (problem) reader.fault(problem);
  return {
    host: reader.text('ALZETTE_HOST', 'localhost'),
    port: reader.port('ALZETTE_SITE_PORT', 4200),
    siteUrl: reader.externalUrl('ALZETTE_SITE_URL', 'http://localhost:4200'),
    shopApiUrl,
    catalogueUrl: reader.url('ALZETTE_CATALOGUE_URL', shopApiUrl),
    contentUrl: reader.url('ALZETTE_CONTENT_URL', shopApiUrl),
    identityUrl: readPartnerUrl(reader, 'identity'),
    signatureOrigin: originOf(readPartnerUrl(reader, 'signature')),
    sandbox: readSandboxMode(reader),
    sessionKey,
    formerSessionKeys,
    trustedProxies: readTrustedProxies(reader),
    networkBudget: reader.count('ALZETTE_NETWORK_BUDGET', defaultNetworkBudget),
    savedCarts: {
      keys: readCartKeys(reader, [sessionKey, ...formerSessionKeys]),
      days: reader.count('ALZETTE_CART_DAYS', 30),
    },
    login: readLogin(reader),
    shellFolder: reader.text('ALZETTE_SHELL_DIR', 'dist/apps/shell'),
    embedFolder: reader.text('ALZETTE_EMBED_DIR', 'dist/apps/embed'),
    releases: readReleases(reader),
    content: readOperatorContent(operatorFile, reader.fault),
    pictures: loadPictures(operatorFile),
    bypass,
    overrides: readOverrides(reader),
    console: readConsole(reader),
    logLevel: reader.logLevel(),
    operations: readOperations(reader),
  };
}

/** An invalid address is a fault, and `readVariables` throws on faults. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
