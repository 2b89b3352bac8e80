import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { isWithout } from '@alzette/server-kit/testing';

/** Replaces `it` in files whose tests read PDFs: they are skipped where poppler is missing. */
export const itWithPoppler = isWithout('poppler') ? it.skip : it;

// `npm test` installs poppler and names its pdfsig; its other tools are in the same folder.
const { ALZETTE_PDFSIG } = process.env;
const tool = (name: string) => (ALZETTE_PDFSIG ? join(dirname(ALZETTE_PDFSIG), name) : name);
const run = (name: string, args: readonly string[], content: Uint8Array) =>
  execFileSync(tool(name), args, { input: content, encoding: 'utf8' });

/** The text of a PDF in reading order, as poppler extracts it. */
export function pdfText(content: Uint8Array): string {
  return run('pdftotext', ['-raw', '-', '-'], content);
}

/** The structure that assistive technology reads, as poppler prints it, and the facts about the document. */
export function pdfStructure(content: Uint8Array): {
  readonly info: string;
  readonly tree: string;
  readonly fonts: string;
} {
  return {
    info: run('pdfinfo', ['-'], content),
    tree: run('pdfinfo', ['-struct-text', '-'], content),
    fonts: run('pdffonts', ['-'], content),
  };
}

/** The number of pages and the smallest type size in points. */
export function pdfLook(content: Uint8Array): { readonly pages: number; readonly smallest: number } {
  const raw = Buffer.from(content).toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/gu)].map(([, stream = '']) => inflated(stream));
  const sizes = streams.flatMap((stream) =>
    [...stream.matchAll(/\/F\d+ ([\d.]+) Tf/gu)].map(([, size]) => Number(size)),
  );
  return { pages: raw.match(/\/Type \/Page$/gmu)?.length ?? 0, smallest: Math.min(...sizes) };
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
