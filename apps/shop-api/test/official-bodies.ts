import { officialApi } from '@alzette/tmf-files';

interface Response {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

/** How a response of an Open API differs from the official file. Empty for other addresses. */
export function officialFaults({ url, status, body }: Response): readonly string[] {
  if (!url.startsWith('/tmf-api/') || status < 400) return [];
  const { status: text } = body as { readonly status?: unknown };
  return [
    ...officialApi('TMF622').faultsOf('Error', body),
    ...(text === String(status) ? [] : [`/status: differs from ${status}`]),
  ];
}
