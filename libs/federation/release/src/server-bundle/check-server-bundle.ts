import { join } from 'node:path';
import type { ReleaseManifest } from '@alzette/discovery';
import { type RenderRequest, serverContractVersion, type SharedState } from '@alzette/remote-contract';
import { ReleaseError } from '../release-error';
import { pathOf, type SiteSettings } from '../site-settings';
import { RemoteFailedError } from './remote-worker';
import { isDrawable, withServerBundle } from './with-server-bundle';

interface ServerBundleCheck {
  /** Holds the build. */
  readonly folder: string;
  /** The file of the server bundle. */
  readonly server: string;
  readonly manifest: ReleaseManifest;
  readonly settings: SiteSettings;
}

/**
 * Renders each slot of a release that has a page, in each language, for a guest with an empty cart. Renders none when the
 * server bundle has another contract.
 *
 * @returns the results of the renders, one sentence for each slot
 * @throws ReleaseError with the error of the server bundle
 */
export async function checkServerBundle({
  folder,
  server,
  manifest,
  settings,
}: ServerBundleCheck): Promise<readonly string[]> {
  const { name, version, provides, places } = manifest;
  const part = `${server} of ${name}@${version}`;
  if (!isDrawable(manifest))
    return [
      `${part} is for ./server ${provides['./server']}: hosts with ${serverContractVersion} render it in the browser`,
    ];
  return withServerBundle(join(folder, server), async (render) => {
    const rendered: string[] = [];
    for (const place of places) {
      const responses = [];
      for (const request of requestsOf(place, settings))
        responses.push(
          await render(request).catch((cause: unknown) => {
            throw cause instanceof RemoteFailedError ? refusal(part, request, cause) : cause;
          }),
        );
      if (responses.length > 0)
        rendered.push(
          responses.includes(null) ? `${part} does not render ${place}: the browser does` : `${part} renders ${place}`,
        );
    }
    return rendered;
  });
}

/** Returns none for a slot without a page: no site renders it. */
function requestsOf(place: string, settings: SiteSettings): readonly RenderRequest[] {
  const [, checkoutType = 'esales'] = place.split('/');
  return (['fr', 'en', 'de'] as const).flatMap((locale) => {
    const path = pathOf(place, settings, locale);
    const state = stateOf(checkoutType as SharedState['cart']['checkoutType']);
    return path === null ? [] : [{ place, locale, props: { path, query: '' }, settings, state, cookies: {} }];
  });
}

function stateOf(checkoutType: SharedState['cart']['checkoutType']): SharedState {
  const empty = { id: '', items: [], prepaid: null, version: 0, preconfToken: null, resetCartPreconf: false };
  return {
    cart: { ...empty, checkoutType, confirmed: false },
    checkoutForm: { values: {} },
    session: { status: 'guest', customer: null },
  };
}

function refusal(part: string, { place, locale }: RenderRequest, cause: RemoteFailedError): ReleaseError {
  const reason = cause.message.split('\n').slice(0, 4).join('\n');
  return new ReleaseError(
    `${part} does not render ${place} in ${locale}: ${reason}\nIt runs alone: without modules, window, network and environment. Correct it and build again, or build without a server bundle (docs/guides/writing-a-remote.md).`,
    { cause },
  );
}
