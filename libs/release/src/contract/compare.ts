// What a change of the contract asks for: nothing, a minor or a major. The compiler decides by assigning the old types to the new
// ones and back; what is compared are the declarations of two snapshots.
//
// Hosts provide HostServices: the new ones have to serve remotes that were built against the old. Remotes provide Mount: within a
// major, old and new remotes live in old and new hosts, so it has to hold both ways. The services that a mount is handed count
// once, as host services: a remote says on its own which it needs.
import { contractVersions } from './snapshot.mjs';

const ranks = ['none', 'minor', 'major'];

/**
 * @param {string} released snapshot of the last release
 * @param {string} present snapshot of the sources
 * @typedef {'none' | 'minor' | 'major'} Raise
 * @returns {Promise<readonly { contract: string, needed: Raise, raised: Raise, from: string, to: string, reason: string }[]>}
 */
export async function compareContracts(released, present) {
  if (released === present) return [];
  const { default: ts } = await import('typescript');
  const old = strictDeclarations(ts, released);
  const now = strictDeclarations(ts, present);
  const [from, to] = [contractVersions(released), contractVersions(present)];
  return ['host-services', './mount'].map((contract) => ({
    contract,
    ...neededRaise(ts, contract, old, now),
    raised: raiseBetween(from[contract], to[contract]),
    from: from[contract],
    to: to[contract],
  }));
}

/** Whether a contract's version says as much as its change asks for. */
export function isRaisedEnough({ needed, raised }) {
  return ranks.indexOf(raised) >= ranks.indexOf(needed);
}

function neededRaise(ts, contract, old, now) {
  const isOurs = (name) => name.startsWith('Mount') === (contract === './mount');
  const lost = lostMembers(old, now, isOurs);
  if (lost) return { needed: 'major', reason: `${lost} is gone` };
  const text = (declarations) =>
    [...declarations]
      .filter(([name]) => isOurs(name))
      .map(([, { text: each }]) => each)
      .join('\n');
  if (text(old) === text(now)) return { needed: 'none', reason: '' };
  const fault =
    contract === './mount'
      ? assignFault(ts, mountTest, withoutServices(old), withoutServices(now))
      : assignFault(ts, hostTest, old, now);
  return fault === null
    ? { needed: 'minor', reason: 'it offers more than before' }
    : { needed: 'major', reason: fault };
}

const hostTest = 'export const serves: Old.HostServices = {} as New.HostServices;';
const mountTest = 'export const lives: Old.Mount = {} as New.Mount;\nexport const stays: New.Mount = {} as Old.Mount;';

/** The first name, or member of an interface, that is no longer there: an optional one too, which the compiler would let go. */
function lostMembers(old, now, isOurs) {
  for (const [name, { members }] of old) {
    if (!isOurs(name)) continue;
    if (!now.has(name)) return name;
    const lost = members.find((member) => !now.get(name).members.includes(member));
    if (lost) return `${name}.${lost}`;
  }
  return null;
}

/**
 * The interfaces and types of a snapshot by name. Methods become properties that are functions: of methods the compiler compares
 * parameters in both directions, and would take a narrower one for the same.
 */
function strictDeclarations(ts, snapshot) {
  const source = ts.createSourceFile('contract.d.ts', snapshot, ts.ScriptTarget.ES2022, true);
  const {
    transformed: [file],
  } = ts.transform(source, [
    (context) => (root) => {
      const visit = (node) => {
        const child = ts.visitEachChild(node, visit, context);
        if (!ts.isMethodSignature(child)) return child;
        const type = ts.factory.createFunctionTypeNode(child.typeParameters, child.parameters, child.type);
        return ts.factory.createPropertySignature(child.modifiers, child.name, child.questionToken, type);
      };
      return ts.visitNode(root, visit);
    },
  ]);
  const printer = ts.createPrinter({ removeComments: true });
  const declarations = file.statements.filter(
    (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
  );
  return new Map(
    declarations.map((each) => [
      each.name.text,
      {
        text: printer.printNode(ts.EmitHint.Unspecified, each, source),
        members: (each.members ?? []).map((member) => member.name?.getText(source) ?? ''),
      },
    ]),
  );
}

function withoutServices(declarations) {
  return new Map(declarations).set('HostServices', {
    text: 'export interface HostServices { readonly opaque: true }',
    members: [],
  });
}

/** What the compiler says of the test; null when it finds nothing wrong. */
function assignFault(ts, test, old, now) {
  const texts = new Map([
    ['/old.ts', textOf(old)],
    ['/new.ts', textOf(now)],
    ['/test.ts', `import type * as Old from './old';\nimport type * as New from './new';\n${test}`],
  ]);
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  Object.assign(host, {
    getSourceFile: (name, ...rest) =>
      texts.has(name)
        ? ts.createSourceFile(name, texts.get(name), ts.ScriptTarget.ES2022)
        : getSourceFile(name, ...rest),
    fileExists: (name) => texts.has(name) || fileExists(name),
    readFile: (name) => texts.get(name) ?? readFile(name),
  });
  const program = ts.createProgram(['/test.ts'], options, host);
  const faults = [...texts.keys()].flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
  return faults.length === 0 ? null : deepest(faults[0].messageText);
}

const textOf = (declarations) => [...declarations.values()].map(({ text }) => text).join('\n');

/** The last link of a chain of messages says which member it is. */
function deepest(message) {
  if (typeof message === 'string') return message.replace(/import\("\/(old|new)"\)\./gu, '$1 ').replace(/\.$/u, '');
  return deepest(message.next?.[0] ?? message.messageText);
}

function raiseBetween(from, to) {
  const [oldMajor, oldMinor] = from.split('.').map(Number);
  const [major, minor] = to.split('.').map(Number);
  if (major > oldMajor) return 'major';
  return major === oldMajor && minor > oldMinor ? 'minor' : 'none';
}
