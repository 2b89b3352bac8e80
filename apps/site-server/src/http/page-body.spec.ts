import { gunzipSync } from 'node:zlib';
import { pageBody, pageParts, sharedPart } from './page-body';

const style = sharedPart('p { color: red }');

it.each([
  ['text alone', pageParts`<p>é</p>`],
  ['a shared part', pageParts`<style>${style}</style>`],
  ['shared parts without text between them', pageParts`<style>${[style, style]}</style>`],
  ['an empty shared part', pageParts`<style>${sharedPart('')}</style>`],
  ['nothing', pageParts``],
])('[A1] a page of %s is a valid gzip stream of the same page', (_parts, parts) => {
  expect(gunzipSync(pageBody(parts, true)).toString()).toBe(pageBody(parts, false).toString());
});
