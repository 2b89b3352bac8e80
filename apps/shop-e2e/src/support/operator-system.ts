import type { ShopOfImages } from './shop-of-images';

/** Calls the Open APIs. Rejects with the text of a refusal. */
export type CallOpenApi = <Body>(method: 'GET' | 'PATCH', path: string, body?: object) => Promise<Body>;

/** Gets the access token of one of the operator's systems. */
export async function logInAsOperator({ apiUrl, clientSecret }: ShopOfImages): Promise<CallOpenApi> {
  const authorization = `Basic ${Buffer.from(`erp:${clientSecret}`).toString('base64')}`;
  const { access_token: token } = await responseOf<{ readonly access_token: string }>(
    fetch(`${apiUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }),
  );
  return async <Body>(method: 'GET' | 'PATCH', path: string, body?: object) =>
    responseOf<Body>(
      fetch(`${apiUrl}/tmf-api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/merge-patch+json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
}

async function responseOf<Body>(asked: Promise<Response>): Promise<Body> {
  const response = await asked;
  if (!response.ok) throw new Error(`The shop refused: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}
