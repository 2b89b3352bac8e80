// Recorded responses of the shop's servers: a file for each method and path, in it an entry for each query.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The name of the file for a request: `get.api.catalogue.devices.json`. */
export function fileOf(method, pathname) {
  const path = decodeURIComponent(pathname)
    .split('/')
    .filter(Boolean)
    .join('.')
    .replace(/[^A-Za-z0-9._-]/gu, '_');
  return `${method.toLowerCase()}.${path}.json`;
}

/** The recorded response of a request; null without one. */
export function recordedResponse(file, query) {
  return readRecorded(file)?.responses.find((response) => response.query === sorted(query)) ?? null;
}

/** Stores a response and replaces the previous one. */
export function record(file, { method, path, query, status, body }) {
  const others = (readRecorded(file)?.responses ?? []).filter((response) => response.query !== sorted(query));
  const responses = [...others, { query: sorted(query), status, body }].sort((one, other) =>
    one.query.localeCompare(other.query),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ method, path, responses }, null, 2)}\n`);
}

export function readRecorded(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function sorted(query) {
  const search = new URLSearchParams(query);
  search.sort();
  return search.toString();
}
