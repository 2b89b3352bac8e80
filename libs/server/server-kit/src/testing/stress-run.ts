import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of tries in `npm test`, in `npm run test:full` and in `npm run stress`. */
export interface StressSizes {
  readonly test: number;
  readonly full: number;
  readonly stress: number;
}

/** One stress test of this run. */
export interface StressRun {
  readonly tries: number;
  /** For `fc.assert`: tests have a fixed seed; a stress run has a random one, and prints it with a failure. */
  readonly fastCheck: { readonly numRuns: number; readonly seed?: number };
  /** Prints the progress of a stress run. */
  progress(done: number): void;
  /** Stores the figures for the table of a stress run. */
  result(figures: Readonly<Record<string, number | string>>): void;
}

const fixedSeed = 20_261_121;
const progressMs = 5_000;
/** Tests run in the workspace's root. */
const folder = join(process.cwd(), 'dist/stress');

/**
 * `ALZETTE_VOLUME` is `full`, `stress` or neither. `ALZETTE_STRESS_TRIES` replaces the number of a stress run.
 *
 * @param name of the row in the table, unique, in kebab-case
 */
export function stressRun(name: string, sizes: StressSizes): StressRun {
  const volume = process.env['ALZETTE_VOLUME'];
  const isStress = volume === 'stress';
  const tries = isStress
    ? Number(process.env['ALZETTE_STRESS_TRIES'] || sizes.stress)
    : sizes[volume === 'full' ? 'full' : 'test'];
  let lastProgressAt = Date.now();
  return {
    tries,
    fastCheck: isStress ? { numRuns: tries } : { numRuns: tries, seed: fixedSeed },
    progress: (done) => {
      if (!isStress || Date.now() - lastProgressAt < progressMs) return;
      lastProgressAt = Date.now();
      process.stderr.write(`      ${name}: ${done} of ${tries}\n`);
    },
    result: (figures) => {
      if (!isStress) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, tries, ...figures }));
    },
  };
}
