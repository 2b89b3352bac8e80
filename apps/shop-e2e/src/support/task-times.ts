/** Prints the times of the tasks of a guide. No test depends on them. */
export function taskTimes() {
  const lines: string[] = [];
  return {
    async run<Value>(task: string, work: () => Promise<Value>): Promise<Value> {
      const start = performance.now();
      const value = await work();
      lines.push(`${task}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      return value;
    },
    print: () => process.stdout.write(`${lines.join('\n')}\n`),
  };
}
