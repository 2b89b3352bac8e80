import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@alzette/server-kit/testing';
import { haproxyConfiguration, pgbouncerConfiguration } from './configurations';
import { Member, type Failure } from './member';
import { endProgram, makeFolder, startProgram } from './program';

const healthLimitMs = 180_000;

interface MemberState {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline: number;
}

/** Three PostgreSQL under Patroni, etcd, HAProxy in front of the primary, and PgBouncer in transaction mode in front of that. */
export class Cluster {
  private constructor(
    private readonly folder: string,
    private readonly programs: readonly ChildProcess[],
    private readonly members: readonly Member[],
    private readonly ports: { readonly haproxy: number; readonly pgbouncer: number },
  ) {}

  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'alzette-cluster-'));
    chmodSync(folder, 0o755);
    const [etcd, etcdPeer] = [await freePort(), await freePort()];
    const shared = makeFolder(join(folder, 'shared'));
    const programs = [startProgram(shared, 'etcd', etcdArguments(shared, etcd, etcdPeer))];
    const members: Member[] = [];
    for (const name of ['north', 'centre', 'south']) members.push(await Member.start(name, folder, etcd));
    const ports = { haproxy: await freePort(), pgbouncer: await freePort() };
    const files = { haproxy: join(shared, 'haproxy.cfg'), pgbouncer: join(shared, 'pgbouncer.ini') };
    writeFileSync(files.haproxy, haproxyConfiguration(ports.haproxy, members));
    writeFileSync(files.pgbouncer, pgbouncerConfiguration(ports.pgbouncer, ports.haproxy));
    programs.push(startProgram(shared, 'haproxy', ['-f', files.haproxy]));
    programs.push(startProgram(shared, 'pgbouncer', [files.pgbouncer]));
    const cluster = new Cluster(folder, programs, members, ports);
    await cluster.healthy();
    return cluster;
  }

  /** Address of the primary, through HAProxy. */
  get primaryUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.ports.haproxy}/postgres`;
  }

  /** The same database through PgBouncer. */
  pooled(url: string): string {
    return url.replace(`:${this.ports.haproxy}/`, `:${this.ports.pgbouncer}/`);
  }

  /** Makes the primary fail. Returns a function that repairs it. */
  async failPrimary(failure: Failure): Promise<() => void> {
    const { name } = (await this.states()).find(({ role }) => role === 'leader') ?? {};
    const primary = this.members.find((member) => member.name === name);
    if (!primary) throw new Error('The cluster has no primary');
    await primary.fail(failure);
    return () => primary.repair(failure);
  }

  /** Resolves once every member runs on the timeline of the primary, both standbys as synchronous ones. */
  async healthy(): Promise<void> {
    const until = Date.now() + healthLimitMs;
    for (;;) {
      const states = await this.states();
      const running = states.filter(({ state }) => ['running', 'streaming'].includes(state));
      const standbys = running.filter(({ role }) => role === 'sync_standby');
      const timelines = new Set(running.map(({ timeline }) => timeline));
      if (standbys.length === this.members.length - 1 && running.length === this.members.length && timelines.size === 1)
        return;
      if (Date.now() > until)
        throw new Error(`The cluster is not healthy; its logs are in ${this.folder}: ${JSON.stringify(states)}`);
      await sleep(200);
    }
  }

  /** Stops the cluster. Keeps logs and data for an analysis if the test has failed. */
  async close({ hasFailed }: { readonly hasFailed: boolean }): Promise<void> {
    await Promise.all(this.members.map((member) => member.close()));
    await Promise.all(this.programs.map((program) => endProgram(program, 'SIGKILL')));
    if (hasFailed) process.stderr.write(`The logs of the cluster are in ${this.folder}\n`);
    else rmSync(this.folder, { recursive: true, force: true });
  }

  /** The states as reported by any responding member. A member is a leader only if it holds the lock. */
  private async states(): Promise<readonly MemberState[]> {
    for (const { ports } of this.members) {
      const response = await fetch(`http://127.0.0.1:${ports.api}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      if (response?.ok) return ((await response.json()) as { readonly members: readonly MemberState[] }).members;
    }
    return [];
  }
}

function etcdArguments(folder: string, port: number, peerPort: number): string[] {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  return [
    '--enable-v2',
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ];
}
