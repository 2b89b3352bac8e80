export interface FixtureInput {
  readonly holdMs: number;
  readonly name: string;
}

/** Blocks its thread. */
export default function work({ holdMs, name }: FixtureInput): string {
  if (name === 'fails') throw new Error('no such name');
  const until = performance.now() + holdMs;
  while (performance.now() < until);
  return name;
}
