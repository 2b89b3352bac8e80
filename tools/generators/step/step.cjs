// `npx nx g ./tools:step esales-checkout gift`: a step of a checkout with its messages and its spec. Its rule does not apply to any
// cart until it is written, so that the flow stays the same.
const { join } = require('node:path');
const { formatFiles, generateFiles, updateJson } = require('@nx/devkit');
const locales = require('../../webpack/locales.cjs');
const { checkName, spellings } = require('../shared/names.cjs');

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ checkout: string, name: string, before?: string }} options
 */
module.exports = async function step(tree, { checkout, name, before = 'confirmation' }) {
  checkName(name, 'The step’s name');
  const source = join('apps', checkout, 'src');
  if (!tree.exists(join(source, 'steps.ts'))) throw new Error(`${checkout} has no src/steps.ts: it is not a checkout.`);
  if (tree.exists(join(source, `${name}-step`))) throw new Error(`${checkout} has a step "${name}" already.`);
  const steps = tree.read(join(source, 'steps.ts'), 'utf8');
  if (!steps.includes(`    id: '${before}',`)) throw new Error(`${checkout} has no step "${before}".`);
  const prefix = /titleMessage: '([a-z-]+)\./u.exec(steps)?.[1] ?? checkout;
  const catalogue = /export const (\w+)/u.exec(tree.read(join(source, 'messages.ts'), 'utf8'))[1];
  const spelled = spellings(name);

  generateFiles(tree, join(__dirname, 'files'), join(source, `${name}-step`), {
    ...spelled,
    prefix,
    catalogue,
    before,
    tmpl: '',
  });
  // The first quoted id is that of the type `StepId`.
  const withId = steps.replace(`'${before}'`, `'${name}' | '${before}'`);
  tree.write(join(source, 'steps.ts'), withStep(withId, { ...spelled, prefix, before }));
  for (const locale of locales) {
    updateJson(tree, join(source, 'messages', `${locale}.json`), (messages) => ({
      ...messages,
      [`${prefix}.${name}.title`]: spelled.label,
      [`${prefix}.${name}.label`]: spelled.label,
    }));
  }
  await formatFiles(tree);
};

function withStep(text, { name, camel, pascal, prefix, before }) {
  const entry = `  {
    id: '${name}',
    titleMessage: '${prefix}.${name}.title',
    labelMessage: '${prefix}.${name}.label',
    event: null,
    Component: ${pascal}Step,
    isApplicable: ${camel}IsApplicable,
    isComplete: ${camel}IsComplete,
  },
`;
  const withImports = [
    `import { ${camel}IsApplicable, ${camel}IsComplete } from './${name}-step/${name}-rules';`,
    `import { ${pascal}Step } from './${name}-step/${name}-step';`,
  ].reduce(withImport, text);
  return withImports.replace(`  {\n    id: '${before}',`, `${entry}  {\n    id: '${before}',`);
}

/** Adds an import in the order of the paths. */
function withImport(text, line) {
  const lines = text.split('\n');
  const imports = lines.filter((each) => each.startsWith('import '));
  const next = imports.find((each) => pathOf(each) > pathOf(line));
  const at = next === undefined ? imports.length : lines.indexOf(next);
  return lines.toSpliced(at, 0, line).join('\n');
}

function pathOf(line) {
  return / from '(.+)';$/u.exec(line)?.[1] ?? '';
}
