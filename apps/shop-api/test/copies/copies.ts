import { freePort } from '@alzette/server-kit/testing';
import { startServer, type BuiltServer, type ServerProcess } from '../server-process';
import { startRoundRobin, type RoundRobin } from './round-robin';

/** Several instances of one server behind one address. */
export class Copies {
  private readonly running: ServerProcess[] = [];
  private environments: readonly Readonly<Record<string, string>>[] = [];
  private proxy: RoundRobin | null = null;

  /** @param portVariable environment variable of a copy's port */
  constructor(
    private readonly built: BuiltServer,
    private readonly portVariable: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  async start(count: number): Promise<void> {
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    this.environments = ports.map((port) => ({ ...this.environment, [this.portVariable]: String(port) }));
    this.proxy = await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
    await Promise.all(ports.map((_port, index) => this.startAgain(index)));
  }

  /** The common address of the started copies. */
  get url(): string {
    return this.proxy?.url ?? '';
  }

  /** @returns the exit code; null after a kill */
  async stop(index: number, signal: NodeJS.Signals): Promise<number | null> {
    return (await this.running[index]?.stop(signal)) ?? null;
  }

  /** Resolves once the copy serves again. */
  async startAgain(index: number): Promise<void> {
    const started = await startServer(this.built, this.environments[index] ?? {});
    this.running[index] = started;
    await started.ready();
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map((copy) => copy.stop('SIGKILL')));
    await this.proxy?.close();
  }
}
