/** A browser over HTTP: keeps cookies and records every address that a server chose. */
export class SiteBrowser {
  private readonly cookies = new Map<string, string>();
  /** Addresses from redirects and from responses. */
  readonly addresses: string[] = [];

  constructor(private readonly siteUrl: string) {}

  get cookieValues(): readonly string[] {
    return [...this.cookies.values()];
  }

  get(path: string) {
    return this.ask('GET', path);
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return this.ask('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  patch(path: string, body: unknown) {
    return this.ask('PATCH', path, JSON.stringify(body), { 'content-type': 'application/merge-patch+json' });
  }

  /** Submits a form of a partner's page. */
  form(url: string, fields: Readonly<Record<string, string>>) {
    return this.ask('POST', url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    });
  }

  async ask(
    method: string,
    path: string,
    body: string | FormData | null = null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const isSite = path.startsWith('/');
    const own = { origin: this.siteUrl, cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') };
    const response = await fetch(isSite ? `${this.siteUrl}${path}` : path, {
      method,
      body,
      redirect: 'manual',
      headers: { ...(isSite && own), ...headers },
    });
    for (const cookie of isSite ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = String(response.headers.get('content-type')).includes('json');
    const location = response.headers.get('location') ?? '';
    this.addresses.push(
      location,
      ...(isJson ? [...text.matchAll(/"(https?:[^"]+|\/[^"]+)"/gu)].map(([, address = '']) => address) : []),
    );
    return {
      status: response.status,
      text,
      location,
      json: () => JSON.parse(text),
      requestId: response.headers.get('x-request-id'),
    };
  }
}
