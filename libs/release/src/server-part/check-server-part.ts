import { join } from 'node:path';
import type { ReleaseManifest } from '@alzette/discovery';
import { type RenderRequest, serverContractVersion, type SharedState } from '@alzette/remote-contract';
import { ReleaseError } from '../release-error';
import { pathOf, type SiteSettings } from '../site-settings';
import { RemoteFailedError } from './remote-worker';
import { isDrawable, withServerPart } from './with-server-part';

interface ServerPartCheck {
  /** Holds the build. */
  readonly folder: string;
  /** The file of the server part. */
  readonly server: string;
  readonly manifest: ReleaseManifest;
  readonly settings: SiteSettings;
}

/**
 * Draws each slot of a release that has a page, in each language, for a guest with an empty cart; none with a server part of another
 * contract.
 *
 * @returns what was drawn, in a sentence for each slot
 * @throws ReleaseError with the error of the server part
 */
export async function checkServerPart({
  folder,
  server,
  manifest,
  settings,
}: ServerPartCheck): Promise<readonly string[]> {
  const { name, version, provides, places } = manifest;
  const part = `${server} of ${name}@${version}`;
  if (!isDrawable(manifest))
    return [
      `${part} is for ./server ${provides['./server']}: hosts with ${serverContractVersion} leave it to the browser`,
    ];
  return withServerPart(join(folder, server), async (draw) => {
    const drawn: string[] = [];
    for (const place of places) {
      const answers = [];
      for (const request of requestsOf(place, settings))
        answers.push(
          await draw(request).catch((cause: unknown) => {
            throw cause instanceof RemoteFailedError ? refusal(part, request, cause) : cause;
          }),
        );
      if (answers.length > 0)
        drawn.push(answers.includes(null) ? `${part} leaves ${place} to the browser` : `${part} draws ${place}`);
    }
    return drawn;
  });
}

/** None for a slot without a page: no site draws it. */
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
    `${part} does not draw ${place} in ${locale}: ${reason}\nIt runs alone: without modules, window, network and environment. Correct it and build again, or build without a server part (docs/guides/writing-a-remote.md).`,
    { cause },
  );
}
