import { gunzipSync } from 'node:zlib';
import { newNonce, noncePlaceholder } from './nonce';
import { gzipBody, type PagePart, pageParts, plainBody, sharedPart } from './page-body';
import { pageTemplate } from './page-template';

const style = sharedPart('p { color: red }');
const script = `<script nonce="${noncePlaceholder}">run()</script>`;
/** Text that repeats nothing. */
const text = (length: number) => Array.from({ length }, (_value, index) => (index * 7919).toString(36)).join(' ');

const pages: readonly (readonly [string, readonly PagePart[]])[] = [
  ['text alone', pageParts`<p>é</p>`],
  ['a shared part', pageParts`<style>${style}</style>`],
  ['shared parts without text between them', pageParts`<style>${[style, style]}</style>`],
  ['an empty shared part', pageParts`<style>${sharedPart('')}</style>`],
  ['nothing', pageParts``],
  ['a nonce in several places', pageParts`${script}${style}${script}${script}`],
  ['nonces farther from each other than deflate looks back', pageParts`${script}${text(9_000)}${script}${script}`],
  ['text that is like the nonce before it', pageParts`${script}${text(50)}nonce="${script}${text(50)}nonce="${script}`],
];

describe.each(pages)('[A1] a page of %s', (_parts, parts) => {
  it('is a valid gzip stream of the same page', async () => {
    const nonce = newNonce();
    const plain = plainBody(parts, nonce).toString();
    expect(plain).not.toContain(noncePlaceholder);
    expect(gunzipSync(await gzipBody(parts, nonce)).toString()).toBe(plain);
  });

  it('is the same page with each nonce when it is compressed as a whole', async () => {
    const template = await pageTemplate(parts);
    for (const nonce of [newNonce(), newNonce()])
      expect(gunzipSync(template.gzip(nonce)).toString()).toBe(plainBody(parts, nonce).toString());
  });
});

it('[A1] a page that was compressed as a whole is smaller than its parts', async () => {
  const parts = pageParts`${text(400)}${sharedPart(text(400))}${text(400)}`;
  const whole = (await pageTemplate(parts)).gzip(newNonce());
  expect(whole.length).toBeLessThan((await gzipBody(parts, newNonce())).length / 2);
});

it('[A1] a page with control characters in its text is never a wrong one', async () => {
  const parts = pageParts`${script}${noncePlaceholder.slice(0, 12)} ${noncePlaceholder.slice(12)}${script}`;
  const nonce = newNonce();
  const page = await pageTemplate(parts).then(
    (template) => gunzipSync(template.gzip(nonce)).toString(),
    () => 'refused',
  );
  expect(['refused', plainBody(parts, nonce).toString()]).toContain(page);
});
