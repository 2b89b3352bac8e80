import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from '@alzette/shop-api/platform/testing';
import { createDatabase, sharedServer } from '../postgres';

/** An empty database for a server. */
export interface Place {
  /** Identifies the database in a failure message. */
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the database after the server has stopped. */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

export function emptyFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-killed-'));
  return {
    name: folder,
    environment: { ALZETTE_DATA: folder },
    open: () => openEmbeddedDatabase(join(folder, 'shop-api')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

/** @param serverUrl the server that the specs share, or another */
export async function emptyPostgres(serverUrl = sharedServer()): Promise<Place> {
  const { url, drop } = await createDatabase(serverUrl);
  return { name: url, environment: { DATABASE_URL: url }, open: () => openPostgres(url), remove: drop };
}
