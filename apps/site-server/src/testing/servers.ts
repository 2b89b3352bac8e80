import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The shop API that a site server checks its trust in. */
interface ShopApi {
  /** The session key that it knows; null for an older one without the check. */
  key: string | null;
  /** The key of its proof, if that is another one. */
  proves: string | null;
  /** The nonce of its proof, if that is of another check. */
  nonce: string | null;
  aheadMs: number;
}

type Respond = (response: ServerResponse, seen: SeenRequest) => void;

/**
 * An HTTP server instead of the shop API. It records requests and responds with `response`. It keeps the ended sessions and the
 * highest revision of the releases itself, and does not record requests for them.
 */
export async function startUpstream(respond: Respond = (response) => response.end('{}'), port = 0) {
  const seen: SeenRequest[] = [];
  const endedSessions: { readonly hash: string; readonly endedAt: string }[] = [];
  const faults = { endedSessions: false, revisions: false };
  const shopApi: ShopApi = { key: null, proves: null, nonce: null, aheadMs: 0 };
  const respondToTrust = async (response: ServerResponse, headers: IncomingMessage['headers'], nonce: string) => {
    const { key, proves, aheadMs } = shopApi;
    if (key === null) return void response.writeHead(404).end('{}');
    const bytes = (secret: string) => new TextEncoder().encode(secret);
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const isKnown = await jwtVerify(token, bytes(key), { audience: 'shop-api-internal' }).then(Boolean, () => false);
    if (!isKnown) return void response.writeHead(401).end('{}');
    const proof = new SignJWT({ nonce: shopApi.nonce ?? nonce, time: Date.now() + aheadMs })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('shop-api')
      .setAudience('site-server');
    return json(response, { proof: await proof.sign(bytes(proves ?? key)) });
  };
  let highest = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      if (url.startsWith('/internal/ended-sessions')) {
        if (faults.endedSessions) return void response.writeHead(503).end('{}');
        if (method === 'GET') return json(response, { sessions: endedSessions, isComplete: true });
        endedSessions.push({ ...JSON.parse(body), endedAt: new Date().toISOString() });
        return void response.writeHead(204).end();
      }
      if (url === '/internal/release-revisions') {
        if (faults.revisions) return void response.writeHead(503).end('{}');
        highest = Math.max(highest, JSON.parse(body).revision);
        return json(response, { revision: highest });
      }
      if (url === '/internal/trust') return respondToTrust(response, headers, JSON.parse(body).nonce);
      const received = { method, url, headers, body };
      seen.push(received);
      respond(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A failing test must not delay the runner.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Set to true, the server does not keep ended sessions or revisions. */
    faults,
    shopApi,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const address = { street: 'rue du Moulin', street_no: '24', zipcode: '4251', city: 'Esch-sur-Alzette' };

export const adaClaims = {
  sub: 'ada',
  account_number: 'ALZ-100234',
  gender: 'female',
  given_name: 'Ada',
  family_name: 'Weber',
  birthdate: '1991-05-14',
  email: 'ada@example.lu',
  billing_address: address,
  delivery_address: { ...address, country_name: 'Luxembourg' },
  lines: [{ id: 'line-1', type: 'mobile', name: 'Alzette S', phone_number: '+352691123456' }],
};

/** A small OpenID Connect provider. `behaviour` sets its claims and faults. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const behaviour: { claims: unknown; nonce: string | null; isUnavailable: boolean } = {
    claims: adaClaims,
    nonce: null,
    isUnavailable: false,
  };
  const seen = { requests: 0, discoveries: 0, token: new URLSearchParams() };
  let sent = new URLSearchParams();

  const server = createServer((request, response) => void respond(request, response));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname } = new URL(request.url ?? '', issuer);
    seen.requests += 1;
    if (behaviour.isUnavailable) return void response.writeHead(503).end();
    if (pathname === '/login/.well-known/openid-configuration') {
      seen.discoveries += 1;
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
      });
    }
    if (pathname === '/login/jwks') return json(response, { keys: [key] });
    if (pathname === '/login/me') return json(response, behaviour.claims);
    seen.token = new URLSearchParams(body);
    const idToken = await new SignJWT({ nonce: behaviour.nonce ?? sent.get('nonce') })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setSubject('ada')
      .setAudience('alzette-shop')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return json(response, { access_token: 'access', token_type: 'Bearer', id_token: idToken });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`;

  return {
    issuer,
    behaviour,
    seen,
    /** The callback address that the provider redirects to after a login at `url`. */
    callbackTo: (url: string, respond: Readonly<Record<string, string>> = { code: 'code-1' }) => {
      sent = new URL(url).searchParams;
      const back = new URLSearchParams({ ...respond, state: respond['state'] ?? sent.get('state') ?? '' });
      return `/api/login/callback?${back.toString()}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
