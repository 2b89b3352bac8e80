/** A minimal browser: it stores cookies and follows redirects within one origin. */
export function testBrowser(origin: string) {
  const cookies = new Map<string, string>();

  async function go(url: string, init: RequestInit = {}): Promise<Visit> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      return { url, status: response.status, body: await response.text(), headers: response.headers };
    const next = new URL(location, url);
    if (next.origin !== origin) return { url: next.href, status: response.status, body: '', headers: response.headers };
    return go(next.href);
  }

  return {
    open: (url: string | URL) => go(String(url)),
    submit: (url: string, fields: Record<string, string>) =>
      go(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

export interface Visit {
  /** The final address; an address of another origin is not loaded. */
  readonly url: string;
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}
