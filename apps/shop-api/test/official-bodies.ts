import { officialApi } from '@alzette/tmf-files';

interface Response {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

const files = (['TMF620', 'TMF622', 'TMF646', 'TMF663', 'TMF667'] as const).map(officialApi);
/** What the shop offers beside the official operations. */
const ownOperations = [
  /^GET \/tmf-api\/productOrderingManagement\/v4\/hub$/u,
  /^GET \/tmf-api\/document\/v4\/document\/[^/]+\/content$/u,
];

/** How a response of an Open API differs from the official file. Empty for other addresses. */
export function officialFaults(response: Response): readonly string[] {
  const { method, url, status, body } = response;
  if (!url.startsWith('/tmf-api/')) return [];
  if (status >= 400) return errorFaults(response);
  const file = files.find(({ basePath }) => url.startsWith(`${basePath}/`));
  if (!file || ownOperations.some((each) => each.test(`${method} ${url}`))) return [];
  // `fields` leaves attributes out, required ones too.
  const isPart = url.includes('fields=');
  return file
    .responseFaults({ method, url, status, body })
    .filter((fault) => !isPart || !/^(?:\/\d+)?: must have required property/u.test(fault));
}

function errorFaults({ status, body }: Response): readonly string[] {
  const { status: text } = body as { readonly status?: unknown };
  return [
    ...officialApi('TMF622').faultsOf('Error', body),
    ...(text === String(status) ? [] : [`/status: differs from ${status}`]),
  ];
}
