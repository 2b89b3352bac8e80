it('statements and the ids in titles are read', async () => {
  const { idsOfTitle, statements } = await import('./behaviour.mjs');
  expect(statements('- **A1** One.\n- **K11** Another, see **B2**. *(planned)*\n')).toEqual([
    { id: 'A1', isPlanned: false },
    { id: 'K11', isPlanned: true },
  ]);
  expect(idsOfTitle('orders [K1, K2] creates the order')).toEqual(['K1', 'K2']);
  expect(idsOfTitle('no id, [not one] here')).toEqual([]);
});

it('statements without a test and planned statements with a test are found', async () => {
  const { gapsIn } = await import('./behaviour.mjs');
  const all = [
    { id: 'A1', isPlanned: false },
    { id: 'A2', isPlanned: false },
    { id: 'M1', isPlanned: true },
    { id: 'M2', isPlanned: true },
  ];
  expect(gapsIn(all, ['[A1, M2] tops up'])).toEqual({
    shown: ['A1', 'M2'],
    missing: ['A2'],
    planned: ['M1'],
    built: ['M2'],
  });
});
