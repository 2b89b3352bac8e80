import { join } from 'node:path';
import { checkContract } from './check-contract';
import { compareContracts, isRaisedEnough } from './compare';
import { contractFiles, contractSnapshot } from './snapshot';

const root = join(import.meta.dirname, '../../../../..');
let present: string;
beforeAll(() => {
  present = contractSnapshot(contractFiles(root).sources);
});

/** The raises that a change of the contract's text needs: of host services, mount and server bundle. */
function neededRaises(from: string, to: string) {
  const changed = present.replace(from, to);
  expect(changed).not.toBe(present);
  return compareContracts(present, changed).map(({ needed }) => needed);
}

describe('a change of the contract', () => {
  it('[P3] in the sources is none, or the versions say what changed', () => {
    const version: unknown = expect.stringMatching(/^\d+\.\d+$/u);
    expect(checkContract(root)).toEqual({ 'host-services': version, './mount': version, './server': version });
  });

  it.each([
    [
      'a new service',
      'readonly settings: unknown;',
      'readonly settings: unknown; print(): void;',
      ['minor', 'none', 'none'],
    ],
    [
      'a new action',
      "readonly 'cart/cartCleared': () => void;",
      "readonly 'cart/cartCleared': () => void; readonly 'cart/cartPrinted': () => void;",
      ['minor', 'none', 'none'],
    ],
    [
      'a new part of the state',
      'readonly quantity: number;',
      'readonly quantity: number; readonly weight: number;',
      ['minor', 'none', 'none'],
    ],
    [
      'an optional part of a request',
      'readonly body?: unknown;',
      'readonly body?: unknown; readonly retries?: number;',
      ['minor', 'none', 'none'],
    ],
    [
      'an optional part of a mount',
      'readonly onReady: () => void;',
      'readonly onReady: () => void; readonly nonce?: string;',
      ['none', 'minor', 'none'],
    ],
    [
      'an optional part of what a server bundle gets',
      'readonly place: string;',
      'readonly place: string; readonly theme?: string;',
      ['none', 'none', 'minor'],
    ],
  ])('[P3] by %s needs a minor', (_what, from, to, expected) => {
    expect(neededRaises(from, to)).toEqual(expected);
  });

  it.each([
    ['a renamed action', "readonly 'cart/itemRemoved'", "readonly 'cart/itemDropped'", ['major', 'none', 'none']],
    [
      'an action that needs more',
      "'cart/itemRemoved': (payload: OfItem) => void",
      "'cart/itemRemoved': (payload: OfItem & { readonly reason: string }) => void",
      ['major', 'none', 'none'],
    ],
    ['a removed part of the state', 'readonly parentIdentifier: string | null;', '', ['major', 'none', 'none']],
    [
      'a part of the state of another type',
      'readonly quantity: number;',
      'readonly quantity: string;',
      ['major', 'none', 'none'],
    ],
    ['a removed service', 'readonly settings: unknown;', '', ['major', 'none', 'none']],
    ['a removed optional member', 'readonly timeout?: number;', '', ['major', 'none', 'none']],
    [
      'a new required part of a request',
      'readonly timeout?: number;',
      'readonly timeout: number;',
      ['major', 'none', 'none'],
    ],
    ['a method that accepts less', 'navigate(path: string', "navigate(path: '/'", ['major', 'none', 'none']],
    [
      'a method with another result',
      'getState(): unknown;',
      'getState(): Promise<unknown>;',
      ['minor', 'none', 'none'],
    ],
    [
      'a service of another type',
      "readonly locale: 'fr' | 'en' | 'de';",
      "readonly locale: 'fr' | 'en' | 'de' | 'lb';",
      ['major', 'none', 'none'],
    ],
    [
      'a mount that needs more of its host',
      'readonly onReady: () => void;',
      'readonly onReady: () => void; readonly nonce: string;',
      ['none', 'major', 'none'],
    ],
    [
      'a mount whose result must do more',
      'unmount(): void;',
      'unmount(): void; focus(): void;',
      ['none', 'major', 'none'],
    ],
    [
      'a server bundle that must respond more',
      'readonly html: string;',
      'readonly html: string; readonly title: string;',
      ['none', 'none', 'major'],
    ],
  ])('[P3] by %s needs what the compiler reports', (_what, from, to, expected) => {
    expect(neededRaises(from, to)).toEqual(expected);
  });

  it('[P3] is refused until the version says what changed', () => {
    const broken = present.replace('readonly settings: unknown;', '');
    const raisedTo = (version: string) =>
      broken.replace(/hostServicesVersion = "[\d.]+"/u, `hostServicesVersion = "${version}"`);
    const isEnough = (now: string) => compareContracts(present, now).every(isRaisedEnough);
    expect(isEnough(broken)).toBe(false);
    expect(isEnough(raisedTo('1.9'))).toBe(false);
    expect(isEnough(raisedTo('2.0'))).toBe(true);
  });
});
