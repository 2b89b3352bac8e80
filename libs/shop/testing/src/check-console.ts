/** Fails every test of the file in which a message is missing. */
export function checkConsole(): void {
  const missing: string[] = [];
  const { error } = console;

  beforeEach(() => {
    console.error = (...facts: unknown[]) => {
      const code = (facts[0] as { code?: unknown } | undefined)?.code;
      if (code === 'MISSING_TRANSLATION' || code === 'FORMAT_ERROR') missing.push(String(facts[0]));
      else if (!isAboutTests(facts[0])) error(...facts);
    };
  });

  afterEach(() => {
    console.error = error;
    const messages = missing.splice(0);
    if (messages.length > 0) throw new Error(messages.join('\n'));
  });
}

/**
 * Responses of the faked network arrive asynchronously, as in a browser; specs wait for the result on screen. React's development
 * build expects an engine newer than Node 20 (`ArrayBuffer.prototype.detached`) where it renders on a server.
 */
function isAboutTests(fact: unknown): boolean {
  return (
    typeof fact === 'string' &&
    ['not wrapped in act', 'encountered an empty buffer'].some((text) => fact.includes(text))
  );
}
