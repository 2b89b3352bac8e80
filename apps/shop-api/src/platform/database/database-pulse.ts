import { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A database that does not answer the simplest of questions for that long is silent, in milliseconds. */
const timeoutMs = 1_000;

/** Asks PostgreSQL the simplest of questions, on a connection of its own. */
export class DatabaseHeartbeat {
  private held: { readonly client: pg.Client; readonly socket: Socket } | null = null;

  constructor(private readonly connectionString: string) {}

  /** Whether the database says anything at all. A refusal is an answer: whoever asks it for more hears it at once. */
  async isResponsive(): Promise<boolean> {
    const connection = this.held ?? this.open();
    const asked = this.held ? Promise.resolve() : connection.client.connect();
    let answer: 'none' | 'refused' | 'fine' = 'none';
    const answered = asked
      .then(() => connection.client.query('select 1'))
      .then(() => (answer = 'fine'))
      .catch(() => (answer = 'refused'));
    await Promise.race([answered, sleep(timeoutMs, undefined, { ref: false })]);
    // This process may have been too busy to read an answer that is there.
    for (let looks = 0; looks < 3 && answer === 'none'; looks += 1) await turn();
    this.held = (answer as string) === 'fine' ? connection : null;
    if (!this.held) connection.socket.destroy();
    return answer !== 'none';
  }

  close(): void {
    this.held?.socket.destroy();
    this.held = null;
  }

  private open() {
    const socket = new Socket();
    const client = new pg.Client({ connectionString: this.connectionString, stream: () => socket });
    client.on('error', () => {});
    return { client, socket };
  }
}
