const advisory = (severity) => ({
  name: 'left',
  severity,
  title: 'Reads any file',
  url: 'https://github.com/advisories/GHSA-1111-2222-3333',
});
const report = (severity) => ({ vulnerabilities: { left: { via: [advisory(severity)] }, pad: { via: ['left'] } } });

describe('the audit', () => {
  it('names each high and critical advisory once', async () => {
    const { openAdvisories } = await import('./audit.mjs');
    for (const severity of ['high', 'critical']) {
      expect(openAdvisories(report(severity), [], '2026-11-22')).toEqual([
        `left: Reads any file (${severity}, https://github.com/advisories/GHSA-1111-2222-3333)`,
      ]);
    }
    expect(openAdvisories(report('moderate'), [], '2026-11-22')).toEqual([]);
  });

  it('accepts a reviewed advisory until its day', async () => {
    const { openAdvisories } = await import('./audit.mjs');
    const exception = { advisory: 'GHSA-1111-2222-3333', reason: 'not reachable', until: '2026-12-01' };
    expect(openAdvisories(report('high'), [exception], '2026-12-01')).toEqual([]);
    expect(openAdvisories(report('high'), [exception], '2026-12-02')).toHaveLength(1);
  });

  it('reports that the registry has no audit service', async () => {
    const { openAdvisories } = await import('./audit.mjs');
    expect(() => openAdvisories({ statusCode: 405 }, [], '2026-11-22')).toThrow('the registry responds with 405');
  });

  it('[V3] names packages whose signature is wrong or missing, and reports that keys cannot be read', async () => {
    const { signatureFaults } = await import('./audit.mjs');
    const [wrong, bare] = [
      { name: 'left', version: '1.0.0' },
      { name: 'pad', version: '2.0.0' },
    ];
    expect(signatureFaults({ invalid: [wrong], missing: [bare] })).toEqual([
      'left@1.0.0: its signature is wrong',
      'pad@2.0.0: it has no signature',
    ]);
    expect(signatureFaults({ invalid: [], missing: [] })).toEqual([]);
    expect(() => signatureFaults({ error: { code: 'ENOTFOUND' } })).toThrow(
      'the registry responds with ENOTFOUND to npm audit signatures',
    );
  });
});
