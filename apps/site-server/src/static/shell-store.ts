import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import { type Static, Type } from 'typebox';
import { type StyleSheet, styleSheets } from '../http/style-sheets';

const Files = Type.Array(Type.String());
const ShellManifestSchema = Type.Object({
  /** Contracts that the host offers remotes: `{ 'host-services': '1.0' }`. */
  provides: Type.Record(Type.String(), Type.String()),
  /** Whether the host reads the hashes of a release from its manifest, so that pages need not contain them. */
  readsManifests: Type.Optional(Type.Boolean()),
  entry: Type.Object({ js: Files, css: Files }),
  fonts: Files,
  /** Scripts that the entry loads next. */
  preload: Type.Optional(Files),
  /** Files of the chunks that only some pages load, by chunk name. */
  chunks: Type.Optional(Type.Record(Type.String(), Files)),
  /** `sha384-…` by file. */
  assets: Type.Record(Type.String(), Type.String()),
  /** The part that renders pages on the server, relative to the build's folder. */
  server: Type.Optional(Type.Object({ file: Type.String({ pattern: '^server/[\\w.-]+$' }), integrity: Type.String() })),
  /** The message file of each language. */
  messages: Type.Optional(Type.Record(Type.String(), Type.String())),
});
/** `shell-manifest.json` of the shell's build. File names are relative to `/assets/`. */
export type ShellManifest = Static<typeof ShellManifestSchema>;

/** The build of a host. It may be replaced while the server runs. */
export interface ShellStore {
  /** Null while there is no usable build. */
  manifest(): Promise<ShellManifest | null>;
  /** A style sheet of the build. */
  styleSheet(file: string): Promise<StyleSheet>;
}

export function shellStore(folder: string, log: FastifyBaseLogger, mayLook: MayLook): ShellStore {
  const validate = new Ajv().compile<ShellManifest>(ShellManifestSchema);
  const parse = (text: string): ShellManifest => {
    const value: unknown = JSON.parse(text);
    if (!validate(value)) throw new Error(`shell-manifest.json is wrong: ${JSON.stringify(validate.errors)}`);
    return value;
  };
  const path = join(resolve(folder), 'shell-manifest.json');
  const sheets = styleSheets();
  return {
    styleSheet: (file) => sheets(`/assets/${file}`, () => readFile(join(resolve(folder), 'assets', file), 'utf8')),
    manifest: readWhenChanged({
      path,
      parse,
      onFault: (err) => log.warn({ err }, 'the shell’s build cannot be read'),
      mayLook: mayLook(),
    }),
  };
}

/** How long a look at a file is valid for all pages, in milliseconds. */
export const lookMs = 100;

/** Creates a function for one file. It returns true when the file may be looked at again, at most every `lookMs`. */
export type MayLook = () => () => boolean;

/** @param everyMs time between two looks at a file */
export function lookEvery(everyMs: number, now: () => number): MayLook {
  return () => {
    let lookedAt = -Infinity;
    return () => {
      const present = now();
      if (present - lookedAt < everyMs) return false;
      lookedAt = present;
      return true;
    };
  };
}

interface WatchedFile<Value> {
  readonly path: string;
  readonly parse: (text: string) => Value;
  /** Called once for each state of the file. */
  readonly onFault: (fault: unknown) => void;
  readonly mayLook: () => boolean;
}

/** Reads and parses a file, and reads it again only after it changed. A missing, unreadable or wrong file gives null. */
export function readWhenChanged<Value>({
  path,
  parse,
  onFault,
  mayLook,
}: WatchedFile<Value>): () => Promise<Value | null> {
  let known: { readonly stamp: string; readonly value: Value | null } | null = null;
  let latest: Promise<Value | null> | null = null;

  async function look(): Promise<Value | null> {
    const stamp = await stampOf(path);
    if (known?.stamp === stamp) return known.value;
    const value = await readFile(path, 'utf8')
      .then(parse)
      .catch((fault: unknown) => {
        onFault(fault);
        return null;
      });
    known = { stamp, value };
    return value;
  }

  return () => {
    if (mayLook() || !latest) latest = look();
    return latest;
  };
}

/** Changes with the file; `missing` while there is none. */
export async function stampOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'missing';
}
