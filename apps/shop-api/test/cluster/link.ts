import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network cable to a port of this machine: while it is cut, connections stay open and no data arrives. */
export class Link {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly target: number,
  ) {
    server.on('connection', (socket) => this.join(socket));
  }

  static async to(target: number): Promise<Link> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Link(server, target);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Ends the cut connections, because both sides would have timed out. */
  heal(): void {
    this.isCut = false;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.heal();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay();
      from.on('data', (bytes) => !this.isCut && to.write(bytes));
      from.on('end', () => !this.isCut && to.end());
      from.on('error', () => {});
      from.on('close', () => {
        this.sockets.delete(from);
        // The other side may still have unread bytes.
        if (!this.isCut) to.destroySoon();
      });
      if (this.isCut) from.pause();
    }
  }
}
