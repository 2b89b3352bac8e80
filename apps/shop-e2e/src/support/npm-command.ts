interface Command {
  readonly stdout: NodeJS.ReadableStream;
  readonly stderr: NodeJS.ReadableStream;
  once(event: 'exit', listener: (code: number | null) => void): unknown;
}

/** The address that the command prints when the shop is ready; `limit` in milliseconds. */
export function announcedAddress(command: Command, limit: number): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready within ${limit} ms:\n${output}`)), limit);
    command.once('exit', (code) => reject(new Error(`Ended with ${code} before it was ready:\n${output}`)));
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Shop ready at (http\S+)/u.exec(output)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
    }
  });
}

/** Sends Ctrl-C as from the terminal of a command that was spawned detached: it reaches npm and its children. */
export function interrupt(pid: number | undefined) {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
}
