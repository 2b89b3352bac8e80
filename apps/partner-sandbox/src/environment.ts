import {
  readOperations,
  readVariables,
  type EnvironmentReader,
  type OperationSettings,
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
  readonly partnerKey: string;
  /** They authorize calls too; `partnerKey` signs webhooks. */
  readonly formerPartnerKeys: readonly string[];
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
    const [partnerKey, ...formerPartnerKeys] = reader.keyRing('ALZETTE_PARTNER_KEY', {
      minLength: 16,
      sharedWith: 'the shop API',
    });
    const siteOrigin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : '';
    return {
      host: reader.text('ALZETTE_HOST', 'localhost'),
      port: reader.port('ALZETTE_PARTNER_PORT', 4400),
      smtpPort: reader.port('ALZETTE_PARTNER_SMTP_PORT', 4425),
      partnerUrl: reader.url('ALZETTE_PARTNER_URL', 'http://localhost:4400'),
      siteOrigin,
      embeddingOrigins: [siteOrigin, ...readOrigins(reader)],
      partnerKey,
      formerPartnerKeys,
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
