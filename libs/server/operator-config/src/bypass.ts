/** Checks that a developer may switch off to reach a screen. A production build never bypasses a check. */
export interface Bypass {
  /** Steps ignore validation errors. */
  readonly validation: boolean;
  /** Guests count as identified. */
  readonly identity: boolean;
  /** Direct debit accepts an unchecked IBAN. */
  readonly iban: boolean;
}

export const noBypass: Bypass = { validation: false, identity: false, iban: false };

interface ReadBypass {
  readonly bypass: Bypass;
  /** The fault with its remedy; null without one. */
  readonly problem: string | null;
}

const names = Object.keys(noBypass);

/**
 * Reads `ALZETTE_BYPASS`, for instance `identity,iban`.
 *
 * @param isDevelopment whether this is a development build: only these may have a bypass
 */
export function parseBypass(text = '', isDevelopment = process.env['NODE_ENV'] === 'development'): ReadBypass {
  const requested = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length > 0) return refused(`names ${unknown.join(', ')}: give some of ${names.join(', ')}`);
  if (requested.length > 0 && !isDevelopment)
    return refused(`is "${text}" in a production build: remove it, or use npm run dev`);
  return { bypass: { ...noBypass, ...Object.fromEntries(requested.map((name) => [name, true])) }, problem: null };
}

function refused(fault: string): ReadBypass {
  return { bypass: noBypass, problem: `ALZETTE_BYPASS ${fault}.` };
}
