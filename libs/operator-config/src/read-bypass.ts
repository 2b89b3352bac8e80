import { noBypass, type Bypass } from './bypass';

interface ReadBypass {
  readonly bypass: Bypass;
  /** What is wrong and what to do; null when nothing is. */
  readonly problem: string | null;
}

const names = Object.keys(noBypass);

/**
 * Reads `ALZETTE_BYPASS`, for instance `identity,iban`.
 *
 * @param isDevelopment whether this is a development build: no other one may have a bypass on
 */
export function readBypass(text = '', isDevelopment = process.env['NODE_ENV'] === 'development'): ReadBypass {
  const wanted = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) return refused(`names ${unknown.join(', ')}: give some of ${names.join(', ')}`);
  if (wanted.length > 0 && !isDevelopment)
    return refused(`is "${text}" in a production build: take it away, or work with npm run dev`);
  return { bypass: { ...noBypass, ...Object.fromEntries(wanted.map((name) => [name, true])) }, problem: null };
}

function refused(fault: string): ReadBypass {
  return { bypass: noBypass, problem: `ALZETTE_BYPASS ${fault}.` };
}
