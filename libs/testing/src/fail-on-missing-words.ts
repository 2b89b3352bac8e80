/** Fails every test of the file in which a message id has no words. */
export function failOnMissingWords(): void {
  const missing: string[] = [];
  const { error } = console;

  beforeEach(() => {
    console.error = (...facts: unknown[]) => {
      const code = (facts[0] as { code?: unknown } | undefined)?.code;
      if (code === 'MISSING_TRANSLATION' || code === 'FORMAT_ERROR') missing.push(String(facts[0]));
      else error(...facts);
    };
  });

  afterEach(() => {
    console.error = error;
    const messages = missing.splice(0);
    if (messages.length > 0) throw new Error(messages.join('\n'));
  });
}
