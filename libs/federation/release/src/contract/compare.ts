// Which version a change of the contract needs: none, a minor or a major. The compiler decides by assigning the old types to
// the new ones and back, on the declarations of two snapshots.
//
// Hosts provide HostServices: the new ones must serve remotes that were built against the old. Remotes provide Mount, Hydrate and
// Render: within a major, old and new remotes run in old and new hosts, so the types must be assignable both ways. The host services
// and the shared state that they get count once, as host services: a remote states which version of them it needs.
import type TypeScript from 'typescript';
import { loadCompiler } from '../compiler';
import { contractVersions, type Contract } from './snapshot';

type Compiler = typeof TypeScript;
type Raise = 'none' | 'minor' | 'major';

interface Declaration {
  readonly text: string;
  readonly members: readonly string[];
}
type Declarations = ReadonlyMap<string, Declaration>;

export interface ContractChange {
  readonly contract: Contract;
  /** The raise that the change needs, and the raise of the versions. */
  readonly needed: Raise;
  readonly raised: Raise;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const ranks: readonly Raise[] = ['none', 'minor', 'major'];
const contracts: readonly Contract[] = ['host-services', './mount', './server'];

/**
 * Compares two snapshots.
 *
 * @param released of the last release
 * @param present of the sources
 * @returns one entry per contract; empty for equal snapshots
 */
export function compareContracts(released: string, present: string): readonly ContractChange[] {
  if (released === present) return [];
  const ts = loadCompiler();
  const old = strictDeclarations(ts, released);
  const now = strictDeclarations(ts, present);
  const [from, to] = [contractVersions(released), contractVersions(present)];
  return contracts.map((contract) => ({
    contract,
    ...neededRaise(ts, contract, old, now),
    raised: raiseBetween(from[contract], to[contract]),
    from: from[contract],
    to: to[contract],
  }));
}

/** Whether a contract's version was raised as far as its change needs. */
export function isRaisedEnough({ needed, raised }: ContractChange): boolean {
  return ranks.indexOf(raised) >= ranks.indexOf(needed);
}

/** Contracts have majors and minors only. */
export function readVersion(version: string): { readonly major: number; readonly minor: number } {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
}

function raiseBetween(from: string, to: string): Raise {
  const [old, now] = [readVersion(from), readVersion(to)];
  if (now.major > old.major) return 'major';
  return now.major === old.major && now.minor > old.minor ? 'minor' : 'none';
}

function neededRaise(ts: Compiler, contract: Contract, old: Declarations, now: Declarations) {
  const isOwn = (name: string) => contractOf(name) === contract;
  const removed = removedMember(old, now, isOwn);
  if (removed) return { needed: 'major', reason: `${removed} was removed` } as const;
  const ownText = (all: Declarations) => textOf(new Map([...all].filter(([name]) => isOwn(name))));
  if (ownText(old) === ownText(now)) return { needed: 'none', reason: '' } as const;
  const fault =
    contract === 'host-services'
      ? assignFault(ts, old.has('SharedStore') ? `${hostTest}\n${storeTest}` : hostTest, old, now)
      : assignFault(ts, bothWays(providedTypes[contract].filter((name) => old.has(name))), opaque(old), opaque(now));
  return fault === null
    ? ({ needed: 'minor', reason: 'it has additions' } as const)
    : ({ needed: 'major', reason: fault } as const);
}

const hostTest = 'export const host: Old.HostServices = {} as New.HostServices;';
/** The new store's state holds what remotes read, and its reducers take the payloads that remotes dispatch. */
const storeTest = 'export const store: Old.SharedStore = {} as New.SharedStore;';

/** The functions that remotes export. */
const providedTypes = { './mount': ['Mount', 'Hydrate'], './server': ['Render'] } as const;

function contractOf(name: string): Contract {
  if (/^(?:Mount|Hydrate)/u.test(name)) return './mount';
  return /^(?:Render|Drawn)/u.test(name) ? './server' : 'host-services';
}

const bothWays = (names: readonly string[]) =>
  names
    .map(
      (name) => `export const old${name}: Old.${name} = {} as New.${name};
export const new${name}: New.${name} = {} as Old.${name};`,
    )
    .join('\n');

/** The first removed name, or removed member of an interface. The compiler would accept the removal of an optional one. */
function removedMember(old: Declarations, now: Declarations, isOwn: (name: string) => boolean): string | null {
  for (const [name, { members }] of old) {
    if (!isOwn(name)) continue;
    const present = now.get(name);
    if (!present) return name;
    const removed = members.find((member) => !present.members.includes(member));
    if (removed) return `${name}.${removed}`;
  }
  return null;
}

/**
 * The interfaces and types of a snapshot by name. Methods become function properties: the compiler compares the parameters of
 * methods in both directions and would accept a narrower one.
 */
function strictDeclarations(ts: Compiler, snapshot: string): Declarations {
  const source = ts.createSourceFile('contract.d.ts', snapshot, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(source, [
    (context) => (root) => {
      const visit = (node: TypeScript.Node): TypeScript.Node => {
        const child = ts.visitEachChild(node, visit, context);
        if (!ts.isMethodSignature(child)) return child;
        const { modifiers, name, questionToken, typeParameters, parameters } = child;
        const result = child.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
        const type = ts.factory.createFunctionTypeNode(typeParameters, parameters, result);
        return ts.factory.createPropertySignature(modifiers, name, questionToken, type);
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  const printer = ts.createPrinter({ removeComments: true });
  const statements = transformed.flatMap((file) => [...file.statements]);
  return new Map(
    statements
      .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
      .map((each) => {
        const members = ts.isInterfaceDeclaration(each) ? each.members : [];
        return [
          each.name.text,
          {
            text: printer.printNode(ts.EmitHint.Unspecified, each, source),
            members: members.map((member) => member.name?.getText(source) ?? ''),
          },
        ];
      }),
  );
}

/** Replaces the types that count as host services by opaque ones. */
function opaque(declarations: Declarations): Declarations {
  const hidden = ['HostServices', 'SharedState'].map(
    (name) => [name, { text: `export interface ${name} { readonly opaque: true }`, members: [] }] as const,
  );
  return new Map([...declarations, ...hidden]);
}

/** The compiler's error for the test; null without one. */
function assignFault(ts: Compiler, test: string, old: Declarations, now: Declarations): string | null {
  const texts = new Map([
    ['/old.ts', textOf(old)],
    ['/new.ts', textOf(now)],
    ['/test.ts', `import type * as Old from './old';\nimport type * as New from './new';\n${test}`],
  ]);
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  };
  const disk = ts.createCompilerHost(options);
  const host: TypeScript.CompilerHost = {
    ...disk,
    getSourceFile: (name, ...rest) => {
      const text = texts.get(name);
      return text === undefined
        ? disk.getSourceFile(name, ...rest)
        : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    },
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    readFile: (name) => texts.get(name) ?? disk.readFile(name),
  };
  const program = ts.createProgram(['/test.ts'], options, host);
  const [fault] = [...texts.keys()].flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
  return fault ? innermostMessage(fault.messageText) : null;
}

const textOf = (declarations: Declarations): string => [...declarations.values()].map(({ text }) => text).join('\n');

/** The last message of a chain names the member. */
function innermostMessage(message: string | TypeScript.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message.replace(/import\("\/(old|new)"\)\./gu, '$1 ').replace(/\.$/u, '');
  return innermostMessage(message.next?.[0] ?? message.messageText);
}
