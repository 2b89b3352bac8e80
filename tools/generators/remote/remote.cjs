// `npx nx g ./tools:remote loyalty`: a remote that fills a page of its own, live in the shell without a change of the shell
// (docs/guides/new-remote.md).
const { join } = require('node:path');
const { formatFiles, generateFiles } = require('@nx/devkit');
const { checkName, spellings } = require('../shared/names.cjs');

/** The first port of the remotes' dev servers. */
const firstPort = 4201;

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, slot?: string, fr?: string, en?: string, de?: string, titleFr?: string, titleEn?: string, titleDe?: string }} options
 */
module.exports = async function remote(tree, { name, slot = name, ...options }) {
  checkName(name, 'The remote’s name');
  if (!/^[a-z][a-z-]*$/u.test(slot)) throw new Error(`The slot is "${slot}": give lower-case letters and dashes.`);
  const folder = join('apps', name);
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  const { label, ...spelled } = spellings(name);
  const path = { fr: options.fr ?? slot, en: options.en ?? slot, de: options.de ?? slot };
  const title = { fr: options.titleFr ?? label, en: options.titleEn ?? label, de: options.titleDe ?? label };
  const devPort = nextPort(tree);
  generateFiles(tree, join(__dirname, 'files'), folder, {
    ...spelled,
    slot,
    path,
    title,
    devPort,
    text: JSON.stringify,
    tmpl: '',
  });
  addMessageIds(tree, folder);
  await formatFiles(tree);
  return () =>
    console.log(
      `\nNext: npx nx serve ${name}, then http://localhost:${devPort}; and npm run dev, then /en/${path.en} (docs/guides/new-remote.md).`,
    );
};

/** The compiler accepts the ids of these French messages. */
function addMessageIds(tree, folder) {
  const list = 'message-ids.d.ts';
  const line = `        | keyof typeof import('./${folder}/src/messages/fr.json')`;
  tree.write(list, tree.read(list, 'utf8').replace('      ids:\n', `      ids:\n${line}\n`));
}

function nextPort(tree) {
  const taken = tree
    .children('apps')
    .map((app) => join('apps', app, 'package.json'))
    .filter((file) => tree.exists(file))
    .map((file) => JSON.parse(tree.read(file, 'utf8')).alzette?.devPort ?? 0);
  return Math.max(firstPort - 1, ...taken) + 1;
}
