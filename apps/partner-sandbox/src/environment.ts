import {
  isLoopback,
  readOperations,
  readPartnerKeys,
  readSandboxUrl,
  readVariables,
  readWebhookKeys,
  type EnvironmentReader,
  type KeyRing,
  type OperationSettings,
  type PartnerName,
  type Variables,
} from '@alzette/server-kit';

/** The validated environment. Addresses have no trailing slash. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly partnerUrl: string;
  /** The origin that logins return to. */
  readonly siteOrigin: string;
  /** The origins that may embed the identity check and the signing frames: the shop and its embedding pages. */
  readonly embeddingOrigins: readonly string[];
  /** The API keys that each partner accepts. */
  readonly keys: Readonly<Record<Exclude<PartnerName, 'appointments'>, KeyRing>>;
  /** Signs the webhooks of payments. */
  readonly webhookKey: string;
  /** The shop's credentials at the login. */
  readonly login: { readonly clientId: string; readonly clientSecret: string };
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly operations: OperationSettings;
}

/**
 * Reads and checks the environment.
 *
 * @throws EnvironmentError with all faults
 */
export function readEnvironment(variables: Variables): Environment {
  return readVariables('partner sandbox', variables, (reader) => {
    const siteUrl = reader.url('ALZETTE_SITE_URL', 'http://localhost:4200');
    const siteOrigin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : '';
    return {
      host: readHost(reader),
      port: reader.port('ALZETTE_PARTNER_PORT', 4400),
      smtpPort: reader.port('ALZETTE_PARTNER_SMTP_PORT', 4425),
      partnerUrl: readSandboxUrl(reader),
      siteOrigin,
      embeddingOrigins: [siteOrigin, ...readOrigins(reader)],
      keys: {
        identity: readPartnerKeys(reader, 'identity'),
        signature: readPartnerKeys(reader, 'signature'),
        payment: readPartnerKeys(reader, 'payment'),
        creditCheck: readPartnerKeys(reader, 'creditCheck'),
        customers: readPartnerKeys(reader, 'customers'),
        esim: readPartnerKeys(reader, 'esim'),
        qualification: readPartnerKeys(reader, 'qualification'),
      },
      webhookKey: readWebhookKeys(reader)[0],
      login: {
        clientId: reader.text('ALZETTE_LOGIN_CLIENT_ID', 'alzette-shop'),
        clientSecret: reader.secret('ALZETTE_LOGIN_CLIENT_SECRET', { minLength: 16, sharedWith: 'the site server' }),
      },
      dataFolder: reader.text('ALZETTE_DATA', '.data'),
      logLevel: reader.logLevel(),
      operations: readOperations(reader),
    };
  });
}

/** Anyone with access to the sandbox can log in as any customer and read every mail. */
function readHost(reader: EnvironmentReader): string {
  const host = reader.text('ALZETTE_HOST', 'localhost');
  if (!isLoopback(host))
    reader.fault(`ALZETTE_HOST is "${host}": the sandbox listens on this machine only, such as on localhost.`);
  return host;
}

function readOrigins(reader: EnvironmentReader): readonly string[] {
  const origins = reader
    .text('ALZETTE_EMBEDDING_ORIGINS', '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const wrong = origins.filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong.length > 0)
    reader.fault(
      `ALZETTE_EMBEDDING_ORIGINS has ${wrong.join(', ')}: give origins such as https://www.operator.example.`,
    );
  return origins;
}
