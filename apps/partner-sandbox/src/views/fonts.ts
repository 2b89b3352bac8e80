import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { FontName } from './brands';

// The main script of the process: packages resolve from there, in a bundle too.
const { resolve } = createRequire(process.argv[1] ?? process.cwd());
const names: readonly FontName[] = ['archivo', 'figtree', 'manrope', 'nunito-sans', 'source-serif-4'];

/** The path of a company's font, one file of all weights in Latin letters. */
export function fontPath(name: FontName): string {
  return `/fonts/${name}.woff2`;
}

/** The fonts of the companies. */
export async function fontRoutes(app: FastifyInstance): Promise<void> {
  const response = { 200: { content: { 'font/woff2': { schema: Type.Any() } } } };
  for (const name of names) {
    const font = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
    app.get(fontPath(name), { schema: { summary: `The font ${name}`, response } }, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
    );
  }
}
