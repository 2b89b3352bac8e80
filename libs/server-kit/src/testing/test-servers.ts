import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores received mails. `to` is the recipients of the envelope. */
export async function startMailServer() {
  const received: { readonly to: readonly string[]; readonly raw: Buffer }[] = [];
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    disabledCommands: ['AUTH', 'STARTTLS'],
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A free port below the ephemeral range, so that no outgoing connection takes it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
