import { isLoopback, isOnThisMachine, type EnvironmentReader, type KeyRing } from './environment-reader';

/** The companies and systems that the shop's servers call. Each has its own address and key, so that none can act as another. */
export type PartnerName = RequiredPartnerName | OptionalPartnerName;
export type RequiredPartnerName = 'identity' | 'signature' | 'payment' | 'creditCheck' | 'customers' | 'esim';
/** Optional systems. */
export type OptionalPartnerName = 'appointments' | 'qualification';

const prefixes: Readonly<Record<PartnerName, string>> = {
  identity: 'ALZETTE_IDENTITY',
  signature: 'ALZETTE_SIGNATURE',
  payment: 'ALZETTE_PAYMENT',
  creditCheck: 'ALZETTE_CREDIT_CHECK',
  customers: 'ALZETTE_CUSTOMERS',
  esim: 'ALZETTE_ESIM',
  appointments: 'ALZETTE_APPOINTMENTS',
  qualification: 'ALZETTE_QUALIFICATION',
};

/** The variables with the keys that the shop shares with the partners of the sandbox, which has no appointment system. */
export const sandboxKeyVariables: readonly string[] = [
  ...Object.entries(prefixes).flatMap(([name, prefix]) => (name === 'appointments' ? [] : [`${prefix}_KEY`])),
  'ALZETTE_PAYMENT_WEBHOOK_KEY',
];

export interface PartnerSettings {
  /** Without a trailing slash. */
  readonly url: string;
  /** The first one is sent; a partner that rotates its key accepts all of them. */
  readonly keys: KeyRing;
}

const sandboxUrl = 'http://localhost:4400';

/** `ALZETTE_PARTNER_URL`: the address of the sandbox, which plays every partner without an address of its own. */
export function readSandboxUrl(reader: EnvironmentReader): string {
  return reader.externalUrl('ALZETTE_PARTNER_URL', sandboxUrl);
}

/**
 * `ALZETTE_ALLOW_SANDBOX`, whether a production build may use the partner sandbox: `off`; `shown`, with a warning on every page
 * (`true`); `local`, without that warning, for a site on this machine, which no shopper can open.
 */
export type SandboxMode = 'off' | 'local' | 'shown';

/** For the log and readiness of a server that may use the sandbox. */
export const sandboxWarning =
  'ALZETTE_ALLOW_SANDBOX is set: the partner sandbox may stand for partners, payments and contracts may be simulated';

const sandboxModes: Readonly<Record<string, SandboxMode>> = { false: 'off', local: 'local', true: 'shown' };

export function readSandboxMode(reader: EnvironmentReader): SandboxMode {
  const given = reader.text('ALZETTE_ALLOW_SANDBOX', 'false');
  const mode = Object.hasOwn(sandboxModes, given) ? sandboxModes[given] : undefined;
  if (mode === undefined)
    reader.fault(`ALZETTE_ALLOW_SANDBOX is "${given}": give true, local for a site on this machine, or nothing.`);
  if (mode === 'local' && !isOnThisMachine(reader.text('ALZETTE_SITE_URL', 'http://localhost')))
    reader.fault(
      'ALZETTE_ALLOW_SANDBOX is "local", for a site on this machine, and ALZETTE_SITE_URL is another one: give true.',
    );
  return mode ?? 'off';
}

/**
 * Adds a fault where a production build would use a part of the sandbox without `ALZETTE_ALLOW_SANDBOX`.
 *
 * @param fault the variable and what is wrong with it
 * @param remedy what to set instead
 */
export function refuseSandbox(reader: EnvironmentReader, fault: string, remedy: string): void {
  if (!reader.isProduction || readSandboxMode(reader) !== 'off') return;
  reader.fault(`${fault}: ${remedy}, or set ALZETTE_ALLOW_SANDBOX=true to try the shop.`);
}

/**
 * Adds a fault where a production build would not know a partner, or would use the sandbox without `ALZETTE_ALLOW_SANDBOX`.
 *
 * @param variable holds the partner's own address
 */
export function checkPartnerUrl(reader: EnvironmentReader, variable: string): void {
  const [own, sandbox] = [reader.text(variable, ''), reader.text('ALZETTE_PARTNER_URL', '')];
  const remedy = "give the partner's address";
  if (own === '' && sandbox === '')
    return reader.required(variable, `${remedy}; ALZETTE_PARTNER_URL and ALZETTE_ALLOW_SANDBOX try the shop`);
  if (own === '') refuseSandbox(reader, `${variable} is missing, and ALZETTE_PARTNER_URL is the sandbox's`, remedy);
  else if ([sandbox, sandboxUrl].some((address) => hostOf(address) === hostOf(own)))
    refuseSandbox(reader, `${variable} is "${own}", the address of the sandbox`, remedy);
}

/** Host and port, the same for all names of this machine. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host, hostname, port } = new URL(address);
  return isLoopback(hostname) ? `localhost:${port}` : host;
}

/** The address of a partner: its own variable, such as `ALZETTE_IDENTITY_URL`, or the sandbox. A production build needs one of them. */
export function readPartnerUrl(reader: EnvironmentReader, name: PartnerName): string {
  const variable = `${prefixes[name]}_URL`;
  checkPartnerUrl(reader, variable);
  return reader.text(variable, '') === '' ? readSandboxUrl(reader) : reader.externalUrl(variable, sandboxUrl);
}

/** The keys of a partner, such as `ALZETTE_IDENTITY_KEY`. */
export function readPartnerKeys(reader: EnvironmentReader, name: PartnerName): KeyRing {
  return reader.keyRing(`${prefixes[name]}_KEY`, { minLength: 16, sharedWith: 'the partner' });
}

/** The keys that sign the webhooks of the payment provider. */
export function readWebhookKeys(reader: EnvironmentReader): KeyRing {
  return reader.keyRing('ALZETTE_PAYMENT_WEBHOOK_KEY', { minLength: 16, sharedWith: 'the payment provider' });
}

export function readPartner(reader: EnvironmentReader, name: PartnerName): PartnerSettings {
  return { url: readPartnerUrl(reader, name), keys: readPartnerKeys(reader, name) };
}

/** Null without an address of its own, such as `ALZETTE_QUALIFICATION_URL`. */
export function readOptionalPartner(reader: EnvironmentReader, name: OptionalPartnerName): PartnerSettings | null {
  return reader.text(`${prefixes[name]}_URL`, '') === '' ? null : readPartner(reader, name);
}
