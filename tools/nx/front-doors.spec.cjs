it('order, which most parts of shop-api import, stays small', async () => {
  const { frontDoors } = await import('./front-doors.mjs');
  const { names } = frontDoors().find(({ part }) => part === 'order');
  expect(names).toBeGreaterThan(0);
  expect(names).toBeLessThanOrEqual(60);
});

it('the request that creates an order passes few functions', async () => {
  const { orderRequestPaths } = await import('./order-request-path.mjs');
  const paths = orderRequestPaths();
  expect(paths.map(({ checkout }) => checkout)).toEqual(['esales', 'prepaid']);
  for (const { functions, folders } of paths) {
    expect(functions).toContain('order/src/order-repository.ts: insertOrder');
    expect(functions.length).toBeLessThanOrEqual(25);
    expect(folders.length).toBeLessThanOrEqual(12);
  }
});
