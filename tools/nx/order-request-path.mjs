// Prints how many functions, and how many folders, receive the request that creates an order: `node tools/nx/order-request-path.mjs`.
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../process/run.mjs';

const parts = join(root, 'libs/server/shop-api');
const entry = join(parts, 'checkout/src/create-order.ts');

/** Each checkout takes one of these two branches of `createOrder`. */
const branches = { esales: 'prepaidPurchase', prepaid: 'esalesPurchase' };

/**
 * Follows the calls of `createOrder` in shop-api and keeps the functions with a parameter of type `OrderRequest`, of a `Pick` of it, or of
 * a local type that contains it. A function that takes one field of the request does not count.
 *
 * @returns {{ checkout: string, functions: string[], folders: string[] }[]} one row for each checkout; a function as `file: name`
 */
export function orderRequestPaths() {
  const { checker, createOrder } = loadProgram();
  return Object.entries(branches).map(([checkout, otherBranch]) => {
    const reached = reachableFunctions(checker, createOrder, otherBranch);
    const functions = reached.filter(({ parameters }) => parameters.some(({ type }) => type && names(checker, type)));
    const fileOf = (declaration) => relative(parts, declaration.getSourceFile().fileName);
    return {
      checkout,
      functions: functions.map((declaration) => `${fileOf(declaration)}: ${nameOf(declaration)}`),
      folders: [...new Set(functions.map((declaration) => dirname(fileOf(declaration))))],
    };
  });
}

function loadProgram() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const compilerOptions = { ...options, noEmit: true, composite: false, incremental: false, noLib: true, types: [] };
  // Only calls between our own files count, so packages are not read.
  const host = ts.createCompilerHost(compilerOptions);
  const isPackage = (path) => path.includes('/node_modules');
  const { fileExists, directoryExists } = host;
  host.fileExists = (path) => !isPackage(path) && fileExists(path);
  host.directoryExists = (path) => !isPackage(path) && directoryExists(path);
  const program = ts.createProgram([entry], compilerOptions, host);
  const createOrder = program
    .getSourceFile(entry)
    .statements.find((statement) => ts.isFunctionDeclaration(statement) && statement.name.text === 'createOrder');
  return { checker: program.getTypeChecker(), createOrder };
}

function reachableFunctions(checker, start, otherBranch) {
  const reached = new Set();
  const follow = (declaration) => {
    if (!isOurs(declaration) || reached.has(declaration) || nameOf(declaration) === otherBranch) return;
    reached.add(declaration);
    visitIdentifiers(declaration.body, (identifier) => {
      const called = functionOf(symbolOf(checker, identifier)?.valueDeclaration);
      if (called) follow(called);
    });
  };
  follow(start);
  return [...reached];
}

/** Whether a type names `OrderRequest`, directly or in a type of shop-api. */
function names(checker, type, depth = 0) {
  if (ts.isIndexedAccessTypeNode(type)) return false;
  let isNamed = false;
  visitIdentifiers(type, (identifier) => {
    const declaration = symbolOf(checker, identifier)?.declarations?.[0];
    const isLocalType = declaration && isOurs(declaration) && isTypeDeclaration(declaration);
    isNamed ||=
      identifier.text === 'OrderRequest' || (isLocalType && depth < 2 && names(checker, declaration, depth + 1));
  });
  return isNamed;
}

function visitIdentifiers(node, visit) {
  if (ts.isIdentifier(node)) visit(node);
  ts.forEachChild(node, (child) => visitIdentifiers(child, visit));
}

function symbolOf(checker, identifier) {
  const symbol = checker.getSymbolAtLocation(identifier);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function functionOf(declaration) {
  if (!declaration) return undefined;
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

function nameOf({ name, parent }) {
  return (name ?? parent.name).text;
}

function isTypeDeclaration(declaration) {
  return ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
}

function isOurs(declaration) {
  return declaration.getSourceFile().fileName.startsWith(parts);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = orderRequestPaths();
  for (const { functions } of rows) console.log(functions.join('\n'), '\n');
  console.table(
    rows.map(({ checkout, functions, folders }) => ({
      checkout,
      functions: functions.length,
      folders: folders.length,
    })),
  );
}
