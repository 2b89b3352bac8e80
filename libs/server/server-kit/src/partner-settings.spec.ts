import { EnvironmentError, readPartnerUrl, readSandboxMode, readVariables } from './index';

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readVariables('shop API', variables, (reader) => [readSandboxMode(reader), readPartnerUrl(reader, 'payment')]);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.problems : [String(error)];
  }
};

describe('[V8] the partner sandbox in a production build', () => {
  const { NODE_ENV } = process.env;
  beforeAll(() => void (process.env['NODE_ENV'] = 'production'));
  afterAll(() => void (process.env['NODE_ENV'] = NODE_ENV));
  const sandbox = 'http://localhost:4400';

  it.each([
    [{ ALZETTE_PARTNER_URL: sandbox }, /^ALZETTE_PAYMENT_URL is missing, and ALZETTE_PARTNER_URL is the sandbox's/u],
    [{ ALZETTE_PAYMENT_URL: sandbox }, /^ALZETTE_PAYMENT_URL is "http:\/\/localhost:4400"/u],
    [{ ALZETTE_PAYMENT_URL: 'http://127.0.0.1:4400/pay' }, /^ALZETTE_PAYMENT_URL is "http:\/\/127/u],
    [
      { ALZETTE_PARTNER_URL: 'https://partners.example', ALZETTE_PAYMENT_URL: 'https://partners.example/pay' },
      /^ALZETTE_PAYMENT_URL is "https:\/\/partners/u,
    ],
  ])('is refused by name and remedy: %j', (variables, fault) => {
    const problems = problemsOf(variables);
    expect(problems).toEqual([expect.stringMatching(fault)]);
    expect(problems[0]).toContain("give the partner's address, or set ALZETTE_ALLOW_SANDBOX=true");
    expect(problemsOf({ ...variables, ALZETTE_ALLOW_SANDBOX: 'true' })).toEqual([]);
  });

  it('is not needed for a partner of its own', () => {
    expect(problemsOf({ ALZETTE_PAYMENT_URL: 'https://pay.example' })).toEqual([]);
    expect(problemsOf({ ALZETTE_PAYMENT_URL: 'https://pay.example', ALZETTE_PARTNER_URL: sandbox })).toEqual([]);
  });

  it('is allowed without a notice for a site on this machine only', () => {
    const local = { ALZETTE_PARTNER_URL: sandbox, ALZETTE_ALLOW_SANDBOX: 'local' };
    expect(problemsOf({ ...local, ALZETTE_SITE_URL: 'http://localhost:4200' })).toEqual([]);
    expect(problemsOf({ ...local, ALZETTE_SITE_URL: 'https://shop.example' })).toEqual([
      expect.stringMatching(/^ALZETTE_ALLOW_SANDBOX is "local".*: give true/u),
    ]);
    expect(problemsOf({ ...local, ALZETTE_ALLOW_SANDBOX: 'yes' })).toContainEqual(
      expect.stringMatching(/^ALZETTE_ALLOW_SANDBOX is "yes": give true/u),
    );
  });
});
