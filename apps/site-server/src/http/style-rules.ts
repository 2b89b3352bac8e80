import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';

/** A style sheet, parsed once, from which each page takes the rules that it uses. */
export type StyleRules = readonly Piece[];

/** The names by which HTML uses styles. */
export interface StyleNames {
  readonly classes: ReadonlySet<string>;
  /** Custom properties in attributes and in other styles of the page, with their dashes. */
  readonly variables: ReadonlySet<string>;
}

/** What a page needs whatever its content, such as a font or the order of the layers. */
interface Text {
  readonly kind: 'text';
  readonly text: string;
  readonly variables: readonly string[];
}

interface Block {
  readonly kind: 'block';
  /** `@media (width > 1px)` */
  readonly start: string;
  readonly pieces: StyleRules;
}

interface Keyframes {
  readonly kind: 'keyframes';
  readonly name: string;
  readonly text: string;
  readonly variables: readonly string[];
}

interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: readonly StyleDeclaration[];
}

interface Selector {
  readonly text: string;
  /** An element that the selector matches has these classes, or is inside or beside elements with them. */
  readonly classes: readonly string[];
}

interface StyleDeclaration {
  readonly text: string;
  /** The custom property that it sets; null for every other property. */
  readonly variable: string | null;
  /** The custom properties that its value uses. */
  readonly variables: readonly string[];
}

type Piece = Text | Block | Keyframes | StyleRule;

/** @throws CssSyntaxError for text that is not a style sheet */
export function styleRules(css: string): StyleRules {
  return parse(css).nodes.flatMap(pieceOf);
}

/** The classes of all rules. */
export function classesIn(rules: StyleRules): readonly string[] {
  return rules.flatMap((piece) => {
    if (piece.kind === 'block') return classesIn(piece.pieces);
    return piece.kind === 'rule' ? piece.selectors.flatMap(({ classes }) => classes) : [];
  });
}

function pieceOf(node: ChildNode): readonly Piece[] {
  if (node.type === 'rule') return [ruleOf(node)];
  if (node.type === 'comment') return [];
  return node.type === 'atrule' ? atRuleOf(node) : [textOf(node.toString())];
}

function atRuleOf(rule: AtRule): readonly Piece[] {
  const { name, params, nodes } = rule;
  if (isForPaper(rule)) return [];
  if (name === 'keyframes')
    return [{ kind: 'keyframes', name: params, text: rule.toString(), variables: variablesIn(rule.toString()) }];
  if (!nodes || !grouping.has(name)) return [textOf(`${rule.toString()}${nodes ? '' : ';'}`)];
  const inside = nodes.flatMap(pieceOf);
  // Keyframes have one name in the whole page, whatever block contains them.
  const [animations, pieces] = [true, false].map((is) => inside.filter(({ kind }) => (kind === 'keyframes') === is));
  return [{ kind: 'block', start: `@${name} ${params}`, pieces: pieces ?? [] }, ...(animations ?? [])];
}

/** Rules for paper are left out: a page has the whole sheets for its print. */
function isForPaper({ name, params }: AtRule): boolean {
  return name === 'page' || (name === 'media' && params === 'print');
}

/** At-rules that contain rules for elements. */
const grouping = new Set(['container', 'layer', 'media', 'supports']);

function textOf(text: string): Text {
  return { kind: 'text', text, variables: variablesIn(text) };
}

function ruleOf({ selectors, nodes }: Rule): StyleRule {
  return {
    kind: 'rule',
    selectors: selectors.map((text) => ({ text, classes: classesOf(text) })),
    declarations: nodes.filter(({ type }) => type !== 'comment').map(declarationOf),
  };
}

function declarationOf(node: ChildNode): StyleDeclaration {
  const text = node.toString();
  const variable = isDeclaration(node) && node.prop.startsWith('--') ? node.prop : null;
  return { text, variable, variables: variablesIn(text) };
}

function isDeclaration(node: ChildNode): node is Declaration {
  return node.type === 'decl';
}

/** Arguments of pseudo-classes, which may be alternatives or exclusions, and attributes. */
const withoutClasses = /:[\w-]+\([^()]*\)|\[[^\]]*\]/gu;

function classesOf(selector: string): readonly string[] {
  // A class with an escape is not looked up: its rule is on every page.
  if (selector.includes('\\')) return [];
  let rest = selector;
  for (let before = ''; before !== rest; rest = rest.replace(withoutClasses, '')) before = rest;
  return [...rest.matchAll(/\.([\w-]+)/gu)].map(([, name = '']) => name);
}

export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = '']) => name);
}

/** The rules of some style sheets that HTML with these names may use, in their order. */
export function usedRules(sheets: readonly StyleRules[], { classes, variables }: StyleNames): string {
  const kept = sheets.flat().flatMap((piece) => withClasses(piece, classes));
  const wanted = wantedVariables(kept, variables);
  const rules = joined(kept.filter(({ kind }) => kind !== 'keyframes').map((piece) => written(piece, wanted)));
  const animations = kept.filter((piece) => piece.kind === 'keyframes');
  return [rules, ...animations.flatMap(({ name, text }) => (rules.includes(name) ? [text] : []))].join('');
}

function withClasses(piece: Piece, classes: ReadonlySet<string>): readonly Piece[] {
  if (piece.kind === 'block') {
    const pieces = piece.pieces.flatMap((each) => withClasses(each, classes));
    return pieces.length > 0 ? [{ ...piece, pieces }] : [];
  }
  if (piece.kind !== 'rule') return [piece];
  const selectors = piece.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return selectors.length > 0 ? [{ ...piece, selectors }] : [];
}

/** The custom properties that the page uses, and those in their values. */
function wantedVariables(pieces: readonly Piece[], ofPage: ReadonlySet<string>): ReadonlySet<string> {
  const values = new Map<string, string[]>();
  const wanted = new Set<string>();
  const want = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    values.get(name)?.forEach(want);
  };
  const used: string[] = [...ofPage];
  for (const { variable, variables } of pieces.flatMap(declarationsIn)) {
    if (variable === null) used.push(...variables);
    else values.set(variable, [...(values.get(variable) ?? []), ...variables]);
  }
  used.forEach(want);
  return wanted;
}

function declarationsIn(piece: Piece): readonly Pick<StyleDeclaration, 'variable' | 'variables'>[] {
  if (piece.kind === 'block') return piece.pieces.flatMap(declarationsIn);
  return piece.kind === 'rule' ? piece.declarations : [{ variable: null, variables: piece.variables }];
}

interface Written {
  /** Of a block; empty for everything else. */
  readonly start: string;
  readonly text: string;
}

function written(piece: Piece, wanted: ReadonlySet<string>): Written {
  if (piece.kind === 'text' || piece.kind === 'keyframes') return { start: '', text: piece.text };
  if (piece.kind === 'block')
    return { start: piece.start, text: joined(piece.pieces.map((each) => written(each, wanted))) };
  const declarations = piece.declarations.filter(({ variable }) => variable === null || wanted.has(variable));
  if (declarations.length === 0) return { start: '', text: '' };
  const selectors = piece.selectors.map(({ text }) => text).join();
  return { start: '', text: `${selectors}{${declarations.map(({ text }) => text).join(';')}}` };
}

/** Blocks of one kind that follow each other become one. A statement counts where it stands first, as the order of layers does. */
function joined(pieces: readonly Written[]): string {
  const statements = new Set<string>();
  let all = '';
  let open = '';
  for (const { start, text } of pieces) {
    if (text === '' || statements.has(text)) continue;
    if (text.endsWith(';')) statements.add(text);
    if (open !== start) {
      if (open !== '') all += '}';
      if (start !== '') all += `${start}{`;
      open = start;
    }
    all += text;
  }
  return open === '' ? all : `${all}}`;
}
