import type { Page } from '@playwright/test';

/** What a page tells the site server about an error. */
export interface RemoteReport {
  readonly remote?: string;
  readonly version?: string;
  readonly phase?: string;
  readonly operation?: string;
}

/** Everything that the pages of this tab report from now on. What a beacon carries, only the page itself can say. */
export async function listenToReports(page: Page): Promise<readonly RemoteReport[]> {
  const reports: RemoteReport[] = [];
  await page.exposeFunction('tellReport', (body: string) => {
    reports.push((JSON.parse(body) as { readonly context: RemoteReport }).context);
  });
  await page.addInitScript(`{
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, blob) => {
      if (url.endsWith('/api/errors')) void blob.text().then(tellReport);
      return send(url, blob);
    };
  }`);
  return reports;
}
