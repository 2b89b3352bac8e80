import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What poppler's pdfsig says of a PDF: an opinion that nothing of ours had a part in.
 *
 * @throws Error that says what to install
 */
export function pdfsig(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  const file = join(folder, 'signed.pdf');
  writeFileSync(file, pdf);
  try {
    return execFileSync(process.env['ALZETTE_PDFSIG'] ?? 'pdfsig', ['-nocert', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (cause) {
    // It ends with an error for signatures that are not valid, and says so in its output.
    const { code, stdout } = cause as NodeJS.ErrnoException & { readonly stdout?: string };
    if (code !== 'ENOENT' && stdout) return stdout;
    throw new Error('pdfsig is needed: install poppler-utils (npm test does), or set ALZETTE_PDFSIG to its path', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
