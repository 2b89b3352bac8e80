// Compares the public API of a package with its committed reports: `node tools/packages/api.mjs <name>`, after
// `nx declarations packages`. `--accept` writes the reports instead.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.mjs';
import { accept, differences, reportName } from './api-report.mjs';
import { apiFolder } from './folders.mjs';
import { findPackage } from './workspace.mjs';

const [name, flag] = process.argv.slice(2);
const { entries, folder, manifest } = findPackage(name);
const home = join(root, folder);
const reports = entries.map(({ id }) => ({
  file: reportName(id),
  text: readFileSync(join(apiFolder(name), `${id}.api.md`), 'utf8'),
}));

if (flag === '--accept') accept(home, reports);
const problems = differences(home, reports);
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\n\nThe public API of ${manifest.name} changed. If you intend this change, run "npm run api:accept" and commit the reports.`,
  );
  process.exitCode = 1;
}
