import { createHash, randomBytes } from 'node:crypto';

/** One of the operator's systems, known to a shop by `environment`. */
export interface OperatorSystem {
  /** What the shop API has to be started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** Gets its access token. */
  logIn(apiUrl: string): Promise<CallOpenApi>;
}

/** Calls the Open APIs; rejects with what a refusal says. */
export type CallOpenApi = <Body>(method: 'GET' | 'PATCH', path: string, body?: object) => Promise<Body>;

export function operatorSystem(...scopes: readonly string[]): OperatorSystem {
  const secret = randomBytes(32).toString('hex');
  const secretHashes = [createHash('sha256').update(secret).digest('hex')];
  return {
    environment: {
      ALZETTE_OPERATOR_CLIENTS: JSON.stringify([{ id: 'erp', secretHashes, scopes }]),
      ALZETTE_OPERATOR_TOKEN_KEY: randomBytes(32).toString('hex'),
    },
    logIn: async (apiUrl) => {
      const authorization = `Basic ${Buffer.from(`erp:${secret}`).toString('base64')}`;
      const parameters = new URLSearchParams({ grant_type: 'client_credentials' });
      const { access_token: token } = await answerOf<{ readonly access_token: string }>(
        fetch(`${apiUrl}/oauth/token`, { method: 'POST', headers: { authorization }, body: parameters }),
      );
      return async <Body>(method: 'GET' | 'PATCH', path: string, body?: object) =>
        answerOf<Body>(
          fetch(`${apiUrl}/tmf-api/${path}`, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body && { 'content-type': 'application/merge-patch+json' }),
            },
            ...(body && { body: JSON.stringify(body) }),
          }),
        );
    },
  };
}

async function answerOf<Body>(asked: Promise<Response>): Promise<Body> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The shop refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}
