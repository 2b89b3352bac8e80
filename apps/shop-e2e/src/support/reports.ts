import type { Page } from '@playwright/test';

/** The error report that a page sends to the site server. */
export interface RemoteReport {
  readonly remote?: string;
  readonly version?: string;
  readonly phase?: string;
  readonly operation?: string;
}

/**
 * Collects all reports of the pages of this tab from now on. The page records the content of beacons, because the driver cannot read it.
 */
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
