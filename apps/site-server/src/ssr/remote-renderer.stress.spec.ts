import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { DiscoveredRelease, DiscoveryDocument, ReleaseManifest } from '@alzette/discovery';
import { integrityOf, RemoteBusyError, RemoteFailedError } from '@alzette/release';
import type { RenderRequest } from '@alzette/remote-contract';
import { stressRun } from '@alzette/server-kit/testing';
import type { ReleaseStore } from '../releases/release-store';
import { manifest, release } from '../testing/site';
import { type RemoteRenderer, remoteRenderer } from './remote-renderer';

const changedRow = stressRun('server-part-changed', { test: 200, full: 1000, stress: 10_000 });
const releasesRow = stressRun('server-part-releases', { test: 15, full: 40, stress: 500 });

const code = `exports.render = async ({ place }) => ({ html: '<p>' + place + '</p>' });`;
const request = { place: 'cart' } as RenderRequest;

let now = 0;
let listed: DiscoveredRelease;
let document: DiscoveryDocument;
let stored: Buffer;
let remotes: RemoteRenderer;

function publish(version: string): void {
  listed = release('cart', version);
  document = { schema: '', revision: 1, microFrontends: { 'alzette/cart': [listed] } };
}

function manifestOf(version: string): ReleaseManifest {
  const { assets, provides, ...rest } = manifest('cart', version);
  return {
    ...rest,
    server: 'server.cjs',
    provides: { ...provides, './server': '1.0' },
    assets: { ...assets, 'server.cjs': integrityOf(code) },
  };
}

beforeEach(() => {
  stored = Buffer.from(code);
  publish('1.0.0');
  const store: ReleaseStore = {
    document: async () => document,
    manifest: async (_name, { metadata }) => manifestOf(metadata.version),
    federationManifest: async () => null,
  };
  const log = { error: () => undefined } as never;
  remotes = remoteRenderer({ store, files: { readFile: async () => stored }, log, now: () => now });
});
afterEach(() => remotes.close());

/** The rendering as soon as the release has started. */
async function ssrRemote(version: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      return (await remotes.render('cart', version, request))?.html;
    } catch (error) {
      if (!(error instanceof RemoteBusyError || error instanceof RemoteFailedError)) throw error;
      // On a busy machine a part may have had no time; it pauses before it starts again.
      now += 120_000;
    }
  }
  throw new Error('The release does not start');
}

const position = fc.nat({ max: code.length - 1 });
const change = fc.oneof(
  fc.record({ at: position, byte: fc.nat({ max: 255 }) }).map(({ at, byte }) => {
    const bytes = Buffer.from(code);
    bytes[at] = byte;
    return bytes;
  }),
  position.map((length) => Buffer.from(code.slice(0, length))),
  fc.string({ minLength: 1 }).map((text) => Buffer.from(`${code}${text}`)),
);

it('[P3] no server bundle that was changed in any way runs', async () => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(change, async (bytes) => {
      fc.pre(!bytes.equals(Buffer.from(code)));
      stored = bytes;
      now += 120_000;
      await expect(remotes.render('cart', '1.0.0', request)).rejects.toBeInstanceOf(RemoteFailedError);
      changedRow.progress((tried += 1));
    }),
    changedRow.fastCheck,
  );
  stored = Buffer.from(code);
  now += 120_000;
  expect(await ssrRemote('1.0.0')).toBe('<p>cart</p>');
  changedRow.result({ tried, ran: 0 });
});

it('[P3] each release that replaces another ends the thread of that one', async () => {
  await ssrRemote('1.0.0');
  const before = figures();
  for (let change = 1; change <= releasesRow.tries; change += 1) {
    publish(`1.0.${change}`);
    expect(await ssrRemote(`1.0.${change}`)).toBe('<p>cart</p>');
    releasesRow.progress(change);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const after = figures();
  // Node's own pool may start meanwhile.
  expect(after.threads - before.threads).toBeLessThan(6);
  releasesRow.result({ 'grown MB': Math.round((after.bytes - before.bytes) / 2 ** 20) });
});

/** Threads and resident memory of this process. */
function figures() {
  const status = readFileSync('/proc/self/status', 'utf8');
  return { threads: Number(/Threads:\s*(\d+)/u.exec(status)?.[1]), bytes: process.memoryUsage.rss() };
}
