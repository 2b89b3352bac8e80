import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { root } from './root';

/** The servers that `startServers` runs. */
export interface RunningServers {
  stop(signal?: NodeJS.Signals): Promise<unknown>;
}

interface ProcessTools {
  readonly startServers: (options: { readonly env: Readonly<Record<string, string>> }) => Promise<RunningServers>;
  readonly freePort: () => Promise<number>;
  /** The keys that the releases of `dist/store` are signed with, as variables. */
  readonly releaseKeys: () => Readonly<Record<string, string>>;
}

/** The gallery of widgets, served as it was built. */
export interface ServedGallery {
  readonly url: string;
  /** Ids of all its pages. */
  readonly stories: readonly string[];
  stop(): Promise<void>;
}

interface GalleryTools {
  readonly serveGallery: () => Promise<ServedGallery>;
  readonly openStory: (
    page: Page,
    story: Readonly<Record<'url' | 'story' | 'locale' | 'theme', string>>,
  ) => Promise<void>;
  readonly showStory: (page: Page, story: string) => Promise<void>;
}

interface LintTools {
  /** What built files need of newer browsers than the supported ones. */
  readonly findNewerFeatures: (files: readonly { readonly path: string; readonly text: string }[]) => readonly string[];
}

export const galleryTools = async () => (await load('process/gallery.mjs')) as GalleryTools;

export const lintTools = async () => (await load('lint/newer-features.mjs')) as LintTools;

/** What `npm start` starts the servers with. Loaded by address: it is plain JavaScript, no part of a library. */
export async function processTools(): Promise<ProcessTools> {
  const parts = await Promise.all(['process/servers.mjs', 'process/ports.mjs', 'process/keys.mjs'].map(load));
  return Object.assign({}, ...parts) as ProcessTools;
}

async function load(file: string): Promise<object> {
  return (await import(pathToFileURL(join(root, 'tools', file)).href)) as object;
}
