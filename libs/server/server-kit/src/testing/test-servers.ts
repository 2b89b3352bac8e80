import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores received mails and counts connections. `to` is the recipients of the envelope. */
export async function startMailServer() {
  const received: { readonly to: readonly string[]; readonly raw: Buffer }[] = [];
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  // A sender that is killed in the middle of a mail resets its connection.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    /** Closes the connections, as a server does with idle ones. */
    disconnect: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/**
 * A free port below the ephemeral range, so that no outgoing connection takes it. While this process runs, no other caller gets it, also
 * before a server listens: tests run in several processes and threads.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (reserve(port) && (await isFree(port))) return port;
  }
}

/** Reserves a port: only one of all callers can create its file. `tools/process/ports.mjs` uses the same folder. */
function reserve(port: number): boolean {
  const folder = join(tmpdir(), `alzette-ports-${userInfo().uid}`);
  const file = join(folder, String(port));
  mkdirSync(folder, { recursive: true });
  try {
    if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Another caller has it, or is reserving it now.
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    // The file is empty while its process writes it.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
