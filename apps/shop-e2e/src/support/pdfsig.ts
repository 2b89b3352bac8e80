import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The output of poppler about the signatures of a PDF. `npm test` finds or installs it, and names it in ALZETTE_PDFSIG. */
export function pdfsig(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    writeFileSync(join(folder, 'contract.pdf'), pdf);
    return execFileSync(process.env['ALZETTE_PDFSIG'] ?? 'pdfsig', ['-nocert', join(folder, 'contract.pdf')], {
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
