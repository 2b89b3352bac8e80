/**
 * Puts a text in one of 100 buckets, the same one every time and on every machine. FNV-1a with a final mix: neighbouring
 * texts land far apart. Not a cryptographic hash, and nothing secret depends on it.
 */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
