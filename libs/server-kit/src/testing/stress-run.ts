import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of tries in `npm test`, and in `npm run stress`. */
export interface StressSizes {
  readonly sample: number;
  readonly full: number;
}

/** One stress test of this run. */
export interface StressRun {
  readonly tries: number;
  /** For `fc.assert`: the sample has a fixed seed; a full run has a random one, and prints it with a failure. */
  readonly fastCheck: { readonly numRuns: number; readonly seed?: number };
  /** Prints the progress of a full run. */
  progress(done: number): void;
  /** Stores the figures for the table of a full run. */
  result(figures: Readonly<Record<string, number | string>>): void;
}

const fixedSeed = 20_261_121;
const progressMs = 5_000;
const folder = join(__dirname, '../../../../dist/stress');

/**
 * `ALZETTE_STRESS_TRIES` replaces the full number.
 *
 * @param name of the row in the table, unique, in kebab-case
 */
export function stressRun(name: string, { sample, full }: StressSizes): StressRun {
  const isFull = process.env['ALZETTE_STRESS'] === 'full';
  const tries = isFull ? Number(process.env['ALZETTE_STRESS_TRIES'] || full) : sample;
  let lastProgressAt = Date.now();
  return {
    tries,
    fastCheck: isFull ? { numRuns: tries } : { numRuns: tries, seed: fixedSeed },
    progress: (done) => {
      if (!isFull || Date.now() - lastProgressAt < progressMs) return;
      lastProgressAt = Date.now();
      process.stderr.write(`      ${name}: ${done} of ${tries}\n`);
    },
    result: (figures) => {
      if (!isFull) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, tries, ...figures }));
    },
  };
}
