/**
 * Whether a version satisfies a caret range. Only majors and minors count: `^1` takes every `1.x`, `^1.2` takes `1.2`
 * and later `1.x`. A range or version that cannot be read is not compatible.
 */
export function isCompatible(range: string, version: string): boolean {
  const wanted = readNumbers(/^\^(\d+)(?:\.(\d+))?(?:\.\d+)?$/u, range);
  const offered = readNumbers(/^(\d+)(?:\.(\d+))?(?:\.\d+)?$/u, version);
  if (!wanted || !offered) return false;
  return wanted.major === offered.major && offered.minor >= wanted.minor;
}

function readNumbers(pattern: RegExp, text: string): { major: number; minor: number } | null {
  const match = pattern.exec(text);
  return match ? { major: Number(match[1]), minor: Number(match[2] ?? 0) } : null;
}
