import type { EnvironmentReader, KeyRing } from './environment-reader';

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

/** The address of a partner: its own variable, such as `ALZETTE_IDENTITY_URL`, or the sandbox. A production build needs one of them. */
export function readPartnerUrl(reader: EnvironmentReader, name: PartnerName): string {
  const variable = `${prefixes[name]}_URL`;
  if (reader.text(variable, '') !== '') return reader.externalUrl(variable, sandboxUrl);
  if (reader.isProduction && reader.text('ALZETTE_PARTNER_URL', '') === '')
    reader.fault(`${variable} is missing: give the partner's address, or ALZETTE_PARTNER_URL for the sandbox.`);
  return readSandboxUrl(reader);
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
