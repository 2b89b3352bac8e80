describe('the front doors of shop-api', () => {
  let doors;
  beforeAll(async () => {
    doors = (await import('./front-doors.mjs')).frontDoors();
  });

  it('no part imports a file of another', () => {
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.flatMap(({ deep }) => deep)).toEqual([]);
  });

  it('order, which most parts import, stays small', () => {
    const { names } = doors.find(({ part }) => part === 'order');
    expect(names).toBeGreaterThan(0);
    expect(names).toBeLessThanOrEqual(60);
  });

  it('no two parts import each other, by whatever way', () => {
    const importsOf = new Map(doors.map(({ part, imports }) => [part, imports]));
    const reaches = (from, seen = new Set()) => {
      for (const part of importsOf.get(from)) if (!seen.has(part)) reaches(part, seen.add(part));
      return seen;
    };
    expect(doors.map(({ part }) => part).filter((part) => reaches(part).has(part))).toEqual([]);
  });
});
