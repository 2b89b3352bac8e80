import { posix } from 'node:path';

/**
 * A README for readers outside the repository: links to files lead to the repository, or are plain text where its address is
 * unknown.
 *
 * @param {string} text
 * @param {string} folder of the README in the repository
 * @param {string} [repository] `git+https://github.com/acme/shop.git`
 */
export function readmeOutside(text, folder, repository) {
  const site = repository?.replace(/^git\+/u, '').replace(/\.git$/u, '');
  return text.replaceAll(/(?<!!)\[([^\]]+)\]\((?!https?:|mailto:|#)([^)\s]+)\)/gu, (_all, label, target) =>
    site === undefined ? label : `[${label}](${site}/blob/HEAD/${posix.join(folder, target)})`,
  );
}
