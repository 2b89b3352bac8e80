let subjectFaults;

beforeAll(async () => {
  ({ subjectFaults } = await import('./commit-subjects.mjs'));
});

describe('the subject of a commit', () => {
  it.each([
    'fix: keep the cart',
    'feat(shop-api): ask for a slot',
    'refactor(forms)!: rename a prop',
    `docs: ${'a'.repeat(66)}`,
  ])('%s is accepted', (subject) => {
    expect(subjectFaults([subject])).toEqual([]);
  });

  it.each([
    [`docs: ${'a'.repeat(67)}`, 'has 73 characters: at most 72'],
    ['Keep the cart', 'has no type'],
    ['feature: keep the cart', 'has no type'],
    ["Merge branch 'agent-1'", 'has no type'],
    ['fix(cart):', 'has no type'],
  ])('%s is refused', (subject, fault) => {
    expect(subjectFaults(['fix: fine', subject])).toEqual([expect.stringContaining(fault)]);
  });
});
