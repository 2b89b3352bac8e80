it('order, which most parts of shop-api import, stays small', async () => {
  const { frontDoors } = await import('./front-doors.mjs');
  const { names } = frontDoors().find(({ part }) => part === 'order');
  expect(names).toBeGreaterThan(0);
  expect(names).toBeLessThanOrEqual(60);
});
