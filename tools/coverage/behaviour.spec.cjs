it('reads the ids of statements and of titles', async () => {
  const { idsOfTitle, statementIds } = await import('./behaviour.mjs');
  expect(statementIds('- **A1** One.\n- **K11** Another, see **B2**.\n')).toEqual(['A1', 'K11']);
  expect(idsOfTitle('orders [K1, K2] creates the order')).toEqual(['K1', 'K2']);
  expect(idsOfTitle('no id, [not one] here')).toEqual([]);
});
