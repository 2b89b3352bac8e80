const { join } = require('node:path');

const root = join(__dirname, '../../..');
let compare;
let present;
beforeAll(async () => {
  const { contractFiles, contractSnapshot } = await import('./snapshot.mjs');
  compare = await import('./compare.mjs');
  present = await contractSnapshot(contractFiles(root).sources);
});

/** What a change of the contract's text asks for, of host services and of mount. */
async function needed(from, to, [old, now] = [present, present.replace(from, to)]) {
  expect(now).not.toBe(old);
  return (await compare.compareContracts(old, now)).map((change) => change.needed);
}

it('[P3] the contract’s last released declarations are the present ones, or its versions say how they changed', async () => {
  const { checkContract } = await import('./check-contract.mjs');
  expect(await checkContract(root)).toEqual({
    'host-services': expect.stringMatching(/^\d+\.\d+$/u),
    './mount': expect.stringMatching(/^\d+\.\d+$/u),
  });
});

it.each([
  ['a new service', 'readonly settings: unknown;', 'readonly settings: unknown; print(): void;', ['minor', 'none']],
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
])('[P3] %s asks for a minor', async (_what, from, to, expected) => {
  expect(await needed(from, to)).toEqual(expected);
});

it.each([
  ['a service that is gone', 'readonly settings: unknown;', '', ['major', 'none']],
  ['an optional member that is gone', 'readonly timeout?: number;', '', ['major', 'none']],
  ['a request that has to say more', 'readonly timeout?: number;', 'readonly timeout: number;', ['major', 'none']],
  ['a method that takes less', 'navigate(path: string', "navigate(path: '/'", ['major', 'none']],
  ['a method that gives something else', 'getState(): unknown;', 'getState(): Promise<unknown>;', ['minor', 'none']],
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
  ['a mount whose result has to do more', 'unmount(): void;', 'unmount(): void; focus(): void;', ['none', 'major']],
])('[P3] the compiler says what %s asks for', async (_what, from, to, expected) => {
  expect(await needed(from, to)).toEqual(expected);
});

it('[P3] a release is refused while the version does not say what changed', async () => {
  const broken = present.replace('readonly settings: unknown;', '');
  const raised = (version) => broken.replace(/hostServicesVersion = "[\d.]+"/u, `hostServicesVersion = "${version}"`);
  const isEnough = async (now) => (await compare.compareContracts(present, now)).every(compare.isRaisedEnough);
  expect(await isEnough(broken)).toBe(false);
  expect(await isEnough(raised('1.9'))).toBe(false);
  expect(await isEnough(raised('2.0'))).toBe(true);
});
