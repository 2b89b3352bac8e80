import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often a promise of the shop is tried in `npm test`, and in `npm run stress`. */
export interface StressSizes {
  readonly sample: number;
  readonly full: number;
}

/** One promise of the shop, and how often this run tries it. */
export interface StressRun {
  readonly tries: number;
  /** For `fc.assert`: the sample is the same in every run, a full run draws anew and prints the seed of a failure. */
  readonly fastCheck: { readonly numRuns: number; readonly seed?: number };
  /** Says how far a full run is. */
  progress(done: number): void;
  /** Keeps what was counted or measured, for the table at the end of a full run. */
  result(figures: Readonly<Record<string, number | string>>): void;
}

const fixedSeed = 20_261_121;
const progressEvery = 5_000;
const folder = join(__dirname, '../../../../dist/stress');

/** @param name of the row, unique, in kebab-case */
export function stressRun(name: string, { sample, full }: StressSizes): StressRun {
  const isFull = process.env['ALZETTE_STRESS'] === 'full';
  const tries = isFull ? full : sample;
  let lastSaid = Date.now();
  return {
    tries,
    fastCheck: isFull ? { numRuns: tries } : { numRuns: tries, seed: fixedSeed },
    progress: (done) => {
      if (!isFull || Date.now() - lastSaid < progressEvery) return;
      lastSaid = Date.now();
      process.stderr.write(`      ${name}: ${done} of ${tries}\n`);
    },
    result: (figures) => {
      if (!isFull) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, tries, ...figures }));
    },
  };
}
