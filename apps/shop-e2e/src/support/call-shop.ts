import type { Page } from '@playwright/test';

export interface ShopResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls the shop as a script of the page would, with the visitor's own session. */
export async function callShop(
  page: Page,
  path: string,
  init: Readonly<Record<string, unknown>> = {},
): Promise<ShopResponse> {
  const call = `fetch(${JSON.stringify(path)}, ${JSON.stringify(init)})
    .then(async (response) => ({ status: response.status, body: await response.json().catch(() => ({})) }))`;
  return page.evaluate<ShopResponse>(call);
}

/** The shop's response to a call, without the id of the request. */
export async function refusalOf(page: Page, path: string): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await callShop(page, path);
  return { ...body, requestId: typeof body['requestId'] };
}
