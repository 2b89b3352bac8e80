import { join } from 'node:path';
import { checkContract } from './check-contract';
import { compareContracts, isRaisedEnough } from './compare';
import { contractFiles, contractSnapshot } from './snapshot';

const root = join(__dirname, '../../../..');
let present: string;
beforeAll(async () => {
  present = await contractSnapshot(contractFiles(root).sources);
});

/** What a change of the contract's text needs: first of host services, then of mount. */
async function neededRaises(from: string, to: string) {
  const changed = present.replace(from, to);
  expect(changed).not.toBe(present);
  return (await compareContracts(present, changed)).map(({ needed }) => needed);
}

describe('a change of the contract', () => {
  it('[P3] in the sources is none, or the versions say what changed', async () => {
    const version: unknown = expect.stringMatching(/^\d+\.\d+$/u);
    expect(await checkContract(root)).toEqual({ 'host-services': version, './mount': version });
  });

  it.each([
    ['a new service', 'readonly settings: unknown;', 'readonly settings: unknown; print(): void;', ['minor', 'none']],
    [
      'a new action',
      "readonly 'cart/cartCleared': () => void;",
      "readonly 'cart/cartCleared': () => void; readonly 'cart/cartPrinted': () => void;",
      ['minor', 'none'],
    ],
    [
      'a new part of the state',
      'readonly quantity: number;',
      'readonly quantity: number; readonly weight: number;',
      ['minor', 'none'],
    ],
    [
      'an optional part of a request',
      'readonly body?: unknown;',
      'readonly body?: unknown; readonly retries?: number;',
      ['minor', 'none'],
    ],
    [
      'an optional part of a mount',
      'readonly onReady: () => void;',
      'readonly onReady: () => void; readonly nonce?: string;',
      ['none', 'minor'],
    ],
  ])('[P3] by %s needs a minor', async (_what, from, to, expected) => {
    expect(await neededRaises(from, to)).toEqual(expected);
  });

  it.each([
    ['a renamed action', "readonly 'cart/itemRemoved'", "readonly 'cart/itemDropped'", ['major', 'none']],
    [
      'an action that needs more',
      "'cart/itemRemoved': (payload: OfItem) => void",
      "'cart/itemRemoved': (payload: OfItem & { readonly reason: string }) => void",
      ['major', 'none'],
    ],
    ['a removed part of the state', 'readonly parentIdentifier: string | null;', '', ['major', 'none']],
    [
      'a part of the state of another type',
      'readonly quantity: number;',
      'readonly quantity: string;',
      ['major', 'none'],
    ],
    ['a removed service', 'readonly settings: unknown;', '', ['major', 'none']],
    ['a removed optional member', 'readonly timeout?: number;', '', ['major', 'none']],
    ['a new required part of a request', 'readonly timeout?: number;', 'readonly timeout: number;', ['major', 'none']],
    ['a method that accepts less', 'navigate(path: string', "navigate(path: '/'", ['major', 'none']],
    ['a method with another result', 'getState(): unknown;', 'getState(): Promise<unknown>;', ['minor', 'none']],
    [
      'a service of another type',
      "readonly locale: 'fr' | 'en' | 'de';",
      "readonly locale: 'fr' | 'en' | 'de' | 'lb';",
      ['major', 'none'],
    ],
    [
      'a mount that needs more of its host',
      'readonly onReady: () => void;',
      'readonly onReady: () => void; readonly nonce: string;',
      ['none', 'major'],
    ],
    ['a mount whose result must do more', 'unmount(): void;', 'unmount(): void; focus(): void;', ['none', 'major']],
  ])('[P3] by %s needs what the compiler reports', async (_what, from, to, expected) => {
    expect(await neededRaises(from, to)).toEqual(expected);
  });

  it('[P3] is refused until the version says what changed', async () => {
    const broken = present.replace('readonly settings: unknown;', '');
    const raisedTo = (version: string) =>
      broken.replace(/hostServicesVersion = "[\d.]+"/u, `hostServicesVersion = "${version}"`);
    const isEnough = async (now: string) => (await compareContracts(present, now)).every(isRaisedEnough);
    expect(await isEnough(broken)).toBe(false);
    expect(await isEnough(raisedTo('1.9'))).toBe(false);
    expect(await isEnough(raisedTo('2.0'))).toBe(true);
  });
});
