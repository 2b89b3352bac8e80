import {
  readOperations,
  readVariables,
  type EnvironmentReader,
  type OperationSettings,
  type Variables,
} from '@alzette/server-kit';

/** Everything the sandbox takes from its environment, checked. Addresses are without a trailing slash. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly partnerUrl: string;
  /** The origin that logins lead back to. */
  readonly siteOrigin: string;
  /** The only origins that may embed the identity check and the signing frames: the shop's, and of pages that embed the shop. */
  readonly embeddingOrigins: readonly string[];
  readonly partnerKey: string;
  /** Still let the shop in; webhooks are signed with `partnerKey`. */
  readonly formerPartnerKeys: readonly string[];
  /** How the shop presents itself to the login. */
  readonly login: { readonly clientId: string; readonly clientSecret: string };
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly operations: OperationSettings;
}

/**
 * Reads and checks the environment.
 *
 * @throws EnvironmentError naming every fault at once
 */
export function readEnvironment(variables: Variables): Environment {
  return readVariables('partner sandbox', variables, (reader) => {
    const siteUrl = reader.url('ALZETTE_SITE_URL', 'http://localhost:4200');
    const [partnerKey, ...formerPartnerKeys] = reader.keyRing('ALZETTE_PARTNER_KEY', {
      atLeast: 16,
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
        clientSecret: reader.secret('ALZETTE_LOGIN_CLIENT_SECRET', { atLeast: 16, sharedWith: 'the site server' }),
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
