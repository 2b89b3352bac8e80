import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** The steps of the section "Buy something" of the README. */
export interface BuyingGuide {
  readonly startCommand: string;
  readonly plan: string;
  readonly person: string;
  readonly iban: string;
  readonly card: string;
}

export function readBuyingGuide(): BuyingGuide {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const section = /^## Buy something$([\s\S]*?)^## /mu.exec(readme)?.[1] ?? '';
  const steps = section.split('\n').filter((line) => /^\d+\. /u.test(line));
  if (steps.length === 0) throw new Error('README.md has no numbered list under "Buy something"');
  return {
    startCommand: find(/^(npm start)\b/mu, readme, 'the command that starts the shop'),
    plan: find(/activation fee \(([^)]+)\)/u, section, 'a plan with an activation fee'),
    person: find(/identity check choose `([^`]+)`/u, section, 'the person to choose'),
    iban: find(/IBAN `([^`]+)`/u, section, 'the IBAN'),
    card: find(/card `([^`]+)`/u, section, 'the card number'),
  };
}

function find(pattern: RegExp, text: string, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`README.md does not name ${what}`);
  return found;
}
