import type { Page } from '@playwright/test';

export interface ShopAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls the shop as a script of the page would, with the visitor's own session. */
export async function callShop(
  page: Page,
  path: string,
  init: Readonly<Record<string, unknown>> = {},
): Promise<ShopAnswer> {
  const call = `fetch(${JSON.stringify(path)}, ${JSON.stringify(init)})
    .then(async (answer) => ({ status: answer.status, body: await answer.json().catch(() => ({})) }))`;
  return page.evaluate<ShopAnswer>(call);
}

/** The shop's answer to a call, without the id of the request. */
export async function refusalOf(page: Page, path: string): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await callShop(page, path);
  return { ...body, requestId: typeof body['requestId'] };
}
