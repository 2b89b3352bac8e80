import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Ajv } from 'ajv';
import { Type, type Static } from 'typebox';
import { readWhenChanged } from './read-when-changed';

const Files = Type.Array(Type.String());
const ShellManifestSchema = Type.Object({
  /** Contracts that this host offers to remotes, by name: `{ 'host-services': '1.0' }`. */
  provides: Type.Record(Type.String(), Type.String()),
  entry: Type.Object({ js: Files, css: Files }),
  fonts: Files,
  /** Scripts that the entry loads next. */
  preload: Type.Optional(Files),
  /** Files of chunks that only some pages ask for, by the chunk's name. */
  chunks: Type.Optional(Type.Record(Type.String(), Files)),
  /** `sha384-…` by file. */
  assets: Type.Record(Type.String(), Type.String()),
  /** The message catalogue of each language. */
  messages: Type.Optional(Type.Record(Type.String(), Type.String())),
});
/** `shell-manifest.json` of the shell's build. File names are relative to `/assets/`. */
export type ShellManifest = Static<typeof ShellManifestSchema>;

/** The shell's build, which may be replaced while the server runs. */
export interface ShellStore {
  /** Null while there is no usable build. */
  manifest(): Promise<ShellManifest | null>;
}

export function shellStore(folder: string, log: FastifyBaseLogger): ShellStore {
  const validate = new Ajv().compile<ShellManifest>(ShellManifestSchema);
  const parse = (text: string): ShellManifest => {
    const value: unknown = JSON.parse(text);
    if (!validate(value)) throw new Error(`shell-manifest.json is wrong: ${JSON.stringify(validate.errors)}`);
    return value;
  };
  const path = join(resolve(folder), 'shell-manifest.json');
  return {
    manifest: readWhenChanged(path, parse, (err) => log.warn({ err }, 'the shell’s build cannot be read')),
  };
}
