/** A secret that needs no word of these, whatever its length: they stand in examples, templates and tests. */
const publishedWords = /<|>|change[-_ ]?me|example|for[-_ ]tests?\b|password|placeholder|secret|at least \d+/iu;

const fewestCharacters = 8;

/** Whether a secret looks like one that everybody can guess: out of a guide, of few different characters, or of one part repeated. */
export function isWeakSecret(secret: string): boolean {
  const isRepeated = /^(.{1,12}?)\1{2,}$/u.test(secret);
  return publishedWords.test(secret) || isRepeated || new Set(secret).size < Math.min(fewestCharacters, secret.length);
}

/** Only what is shipped looks: tests and development work with secrets that anybody may know. */
export function refusesWeakSecrets(): boolean {
  return process.env['NODE_ENV'] === 'production';
}
