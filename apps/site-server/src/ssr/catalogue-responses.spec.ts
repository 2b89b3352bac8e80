import { Readable } from 'node:stream';
import type { Upstream } from '../upstream/upstream';
import { catalogueResponses } from './catalogue-responses';

/** Calls of a catalogue whose responses have a text of this length. */
function catalogueOf(textLength: number) {
  const asked: (readonly [path: string, etag: unknown])[] = [];
  const call: Upstream['call'] = async ({ url, headers }) => {
    asked.push([url.pathname, headers['if-none-match']]);
    const body = Readable.from([Buffer.from(JSON.stringify('x'.repeat(textLength)))]);
    return { status: 200, headers: { etag: `"${url.pathname}"` }, body } as Awaited<ReturnType<Upstream['call']>>;
  };
  let time = 0;
  const read = catalogueResponses({
    servers: { call } as Upstream,
    catalogueUrl: 'http://127.0.0.1:9',
    now: () => (time += 1_000),
  });
  return { asked, read };
}

describe('the responses of the catalogue', () => {
  it.each([
    ['are all kept while they are small', 1_000, '"/1"'],
    ['are forgotten from the oldest when they are large', 4_000_000, undefined],
  ])('[D13] %s', async (_title, textLength, etag) => {
    const { asked, read } = catalogueOf(textLength);
    for (const address of ['/1', '/2', '/3', '/4']) await read(address);
    await read('/4');
    await read('/1');
    expect(asked.slice(-2)).toEqual([
      ['/4', '"/4"'],
      ['/1', etag],
    ]);
  });
});
