export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Settles with the work, but no sooner than after the given time, so that the shopper can read the popup. */
export async function atLeast<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const [result] = await Promise.allSettled([work, pause(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
