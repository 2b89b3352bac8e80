const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const ts = require('typescript');

const root = join(__dirname, '../..');
const list = readFileSync(join(root, 'message-ids.d.ts'), 'utf8');

it('the compiler knows the ids of all French messages', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/messages/fr.json'], { cwd: root });
  const listed = [...list.matchAll(/import\('\.\/(.+?)'\)/gu)].map(([, file]) => file);
  expect(listed.sort()).toEqual(files.toString().trim().split('\n').sort());
});

/** The compiler's errors for a component of the cart with these messages. */
function faultsOf(lines) {
  const file = join(root, 'apps/cart/src/planted.tsx');
  const source = `import { FormattedMessage, useIntl } from 'react-intl';
export function Planted() {
  const { formatMessage } = useIntl();
  ${lines}
}
`;
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  Object.assign(host, {
    fileExists: (name) => name === file || fileExists(name),
    readFile: (name) => (name === file ? source : readFile(name)),
    getSourceFile: (name, version) => {
      const text = host.readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version);
    },
  });
  const program = ts.createProgram([file, join(root, 'message-ids.d.ts')], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('a message id that no French file has is an error of the compiler', () => {
  expect(
    faultsOf("return <p>{formatMessage({ id: 'common.continue' })}<FormattedMessage id='cart.title' /></p>;"),
  ).toEqual([]);
  const faults = faultsOf(`return (
    <p>
      {formatMessage({ id: 'common.continu' })}
      <FormattedMessage id="cart.titel" />
    </p>
  );`);
  expect(faults).toHaveLength(2);
  expect(faults.join()).toContain('"common.continu"\' is not assignable');
  expect(faults.join()).toContain('"cart.titel"\' is not assignable');
}, 60_000);

it('[P3] a message that only another app has is found, one of a lib or of the own project is not', async () => {
  const { foreignIds } = await import('./message-ids.mjs');
  const texts = "<FormattedMessage id='cart.title' /> + id({ id: 'common.continue' })";
  expect(foreignIds({ 'apps/orders/src/planted.tsx': texts, 'libs/shop/ui/src/planted.tsx': texts })).toEqual([
    'apps/orders/src/planted.tsx: cart.title',
    'libs/shop/ui/src/planted.tsx: cart.title',
  ]);
  expect(foreignIds({ 'apps/cart/src/planted.tsx': texts })).toEqual([]);
});
