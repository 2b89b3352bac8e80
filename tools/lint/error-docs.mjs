// Checks that docs/errors.md lists the error codes of the servers as `libs/shop/shop-model/src/errors` has them. `--fix` writes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from '../process/import-source.mjs';
import { root } from '../process/run.mjs';

const path = join(root, 'docs/errors.md');
const areas = [
  ['Any address', 'server-errors', 'serverErrors'],
  ['Making an order', 'order-errors', 'orderErrors'],
  ['Signing, paying, confirming', 'checkout-errors', 'checkoutErrors'],
  ['After the confirmation', 'after-sale-errors', 'afterSaleErrors'],
  ['Open APIs and webhooks', 'open-api-errors', 'openApiErrors'],
  ['The sandbox', 'sandbox-errors', 'sandboxErrors'],
];

const sections = await Promise.all(
  areas.map(async ([title, file, name]) => {
    const table = (await importSource(`libs/shop/shop-model/src/errors/${file}.ts`))[name];
    const rows = Object.entries(table).map(
      ([code, { status, message, meaning }]) => `| \`${code}\` | ${status} | ${message} | ${meaning} |`,
    );
    return `## ${title}\n\n| Code | Status | Message | Meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  }),
);
const text = `# Errors

Every error of every server is a problem document (RFC 9457), except that the Open APIs send [the Error of TM
Forum](guides/open-apis.md) with the same \`code\`. A problem document has \`status\`, \`code\` and, where there is more to say, \`detail\`, \`errors\`
with a path for each wrong value, and \`requestId\`, which finds the request in the logs. \`code\` never changes and is made for programs;
\`message\` is the \`detail\` of most occurrences, for developers. Shoppers read the page's own text.

This list is written from \`libs/shop/shop-model/src/errors\` by \`node tools/lint/error-docs.mjs --fix\`.

${sections.join('\n')}`;
if (process.argv.includes('--fix')) writeFileSync(path, text);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  console.error('docs/errors.md differs from the code: run "node tools/lint/error-docs.mjs --fix"');
  process.exitCode = 1;
}
