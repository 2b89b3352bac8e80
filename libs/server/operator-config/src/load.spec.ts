import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadOperator, OperatorFileError } from './load';

const good = JSON.parse(readFileSync(resolve(import.meta.dirname, '../operators/alzette.json'), 'utf8')) as Record<
  string,
  object
>;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(content: unknown): string {
  const file = join(folder, 'operator.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function problemsOf(content: unknown): readonly string[] {
  try {
    loadOperator(write(content));
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorFileError);
    return (error as OperatorFileError).problems;
  }
}

describe('loadOperator', () => {
  it('reads a valid file', () => {
    expect(loadOperator(write(good))).toEqual(good);
  });

  it('[A8] reports all faults at once', () => {
    const faulty = {
      ...good,
      name: undefined,
      channel: 'moselle',
      provider: 'Moselle!',
      cardMarks: ['VISA'],
      discount: 5,
    };
    const problems = problemsOf(faulty);
    expect(problems).toHaveLength(5);
    for (const fault of ['/channel', '/provider', '/cardMarks', "'name'", 'additional properties']) {
      expect(problems.some((problem) => problem.includes(fault))).toBe(true);
    }
  });

  it('[A8] lists the file and its faults in the message, one per line', () => {
    const file = write({ ...good, channel: 'x', orderNumberPrefix: 'x' });
    expect(() => loadOperator(file)).toThrow(/operator\.json:\n {2}- \/channel .+\n {2}- \/orderNumberPrefix /u);
  });

  it('[A3, P1] accepts pages of remotes at free addresses only', () => {
    const page = (fr: string) => ({
      path: { fr, en: 'loyalty', de: 'treue' },
      title: { fr: 'Fidélité', en: 'Loyalty', de: 'Treue' },
    });
    expect(problemsOf({ ...good, pages: { loyalty: page('fidelite') } })).toEqual([]);
    expect(problemsOf({ ...good, pages: { loyalty: page('panier') } })).toEqual([
      '/pages/loyalty has the same address as /paths/cart',
    ]);
    expect(problemsOf({ ...good, pages: { loyalty: page('cookies') } })).toEqual([
      '/pages/loyalty has the same address as the legal page cookies',
    ]);
    const paths = { ...good.paths, cookies: { fr: 'traceurs', en: 'trackers', de: 'tracker' } };
    expect(problemsOf({ ...good, paths, pages: { loyalty: page('cookies') } })).toEqual([]);
    expect(problemsOf({ ...good, paths, pages: { loyalty: page('traceurs') } })).toEqual([
      '/pages/loyalty has the same address as /paths/cookies',
    ]);
    expect(problemsOf({ ...good, pages: { loyalty: page('/fidelite') } })).toHaveLength(1);
    expect(problemsOf({ ...good, pages: { Loyalty: page('fidelite') } }).length).toBeGreaterThan(0);
  });

  it('[I6] accepts a creditor identifier with valid check digits only', () => {
    expect(problemsOf({ ...good, sepaCreditorId: 'LU06ZZZ0000000000000241868' })).toEqual([
      expect.stringContaining('/sepaCreditorId'),
    ]);
  });

  it('[P4] accepts embedding origins in the form that browsers send', () => {
    const embedding = (...origins: readonly string[]) => problemsOf({ ...good, embedding: { origins } });
    expect(embedding('https://www.operator.example', 'https://shop.example:8443', 'http://127.0.0.1:4700')).toEqual([]);
    for (const origin of [
      'https://www.operator.example/',
      'http://www.operator.example',
      '*',
      'https://*.example',
      'null',
    ]) {
      expect(embedding(origin)).toEqual([expect.stringContaining('/embedding/origins/0')]);
    }
  });

  it('accepts values in a theme, and no rules', () => {
    const themed = (tokens: object) => ({ ...good, theme: { ...good['theme'], tokens } });
    expect(problemsOf(themed({ ink: 'light-dark(#131211, #f5f2ed)' }))).toEqual([]);
    for (const value of ['red;} body{display:none', '</style><script>', '{']) {
      expect(problemsOf(themed({ ink: value }))).toHaveLength(1);
    }
    expect(problemsOf(themed({ 'INK}': '#000000' })).length).toBeGreaterThan(0);
    const grounded = (grounds: object) => ({ ...good, theme: { ...good['theme'], grounds } });
    expect(problemsOf(grounded({ panel: { paper: '#2320f0' } }))).toEqual([]);
    expect(problemsOf(grounded({ panel: { paper: '}' }, floor: {} }))).toEqual([
      '/theme/grounds must NOT have additional properties: floor',
      expect.stringMatching(/^\/theme\/grounds\/panel\/paper /u),
    ]);
  });

  it('[A8] accepts known fonts only, and none by a token', () => {
    const themed = (theme: object) => ({ ...good, theme: { ...good['theme'], ...theme } });
    expect(problemsOf(themed({ font: 'archivo' }))).toEqual([]);
    expect(problemsOf(themed({ font: 'comic' }))).toEqual([
      '/theme/font must be equal to one of the allowed values: figtree, archivo',
    ]);
    expect(problemsOf(themed({ font: undefined }))).toEqual([expect.stringContaining("'font'")]);
    expect(problemsOf(themed({ tokens: { font: 'Georgia' } }))).toEqual([
      '/theme/tokens must NOT have additional properties: font',
    ]);
  });

  it('reports a missing file and invalid JSON', () => {
    expect(() => loadOperator(join(folder, 'none.json'))).toThrow(OperatorFileError);
    expect(problemsOf('{')).toEqual([expect.stringContaining('is not readable as JSON')]);
  });
});
