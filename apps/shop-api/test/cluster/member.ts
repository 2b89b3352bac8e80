import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@alzette/server-kit/testing';
import { Link } from './link';
import { childrenOf, endProgram, makeFolder, signalTo, startProgram } from './program';

/** The kind of failure of a machine. */
export type Failure = 'kill' | 'stop' | 'partition';

/** The settings of Patroni that docs/guides/operate.md explains. */
const settings = {
  ttl: 8,
  loop_wait: 1,
  retry_timeout: 3,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  synchronous_node_count: 2,
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 100,
      wal_log_hints: 'on',
      wal_keep_size: '512MB',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
    },
  },
};

/** One machine of the cluster: PostgreSQL and its Patroni, which the others access only through links. */
export class Member {
  private patroni: ChildProcess | null = null;

  private constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly links: { readonly postgres: Link; readonly api: Link; readonly etcd: Link },
  ) {}

  static async start(name: string, parent: string, etcdPort: number): Promise<Member> {
    const folder = makeFolder(join(parent, name));
    const [postgresPort, apiPort] = [await freePort(), await freePort()];
    const links = {
      postgres: await Link.to(postgresPort),
      api: await Link.to(apiPort),
      etcd: await Link.to(etcdPort),
    };
    const user = { username: 'postgres' };
    const configuration = {
      scope: 'alzette',
      name,
      restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${links.api.port}` },
      // Not etcd3: before Patroni 3.0.4 its cache may become stale, and a standby without the last orders would become the primary.
      etcd: { hosts: [`127.0.0.1:${links.etcd.port}`], use_proxies: true },
      bootstrap: { dcs: settings, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }] },
      postgresql: {
        listen: `127.0.0.1:${postgresPort}`,
        connect_address: `127.0.0.1:${links.postgres.port}`,
        data_dir: join(folder, 'data'),
        bin_dir: '/usr/lib/postgresql/15/bin',
        pgpass: join(folder, 'pgpass'),
        use_unix_socket: true,
        authentication: { superuser: user, replication: user, rewind: user },
        parameters: { unix_socket_directories: folder },
        pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      },
      watchdog: { mode: 'off' },
    };
    // JSON is valid YAML.
    writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(configuration));
    const member = new Member(name, folder, links);
    member.run();
    return member;
  }

  get ports() {
    return { postgres: this.links.postgres.port, api: this.links.api.port };
  }

  async fail(failure: Failure): Promise<void> {
    if (failure === 'partition') return this.eachLink((link) => link.cut());
    this.signal(failure === 'kill' ? 'SIGKILL' : 'SIGSTOP');
    if (failure === 'kill' && this.patroni) await endProgram(this.patroni, 'SIGKILL');
  }

  repair(failure: Failure): void {
    if (failure === 'partition') this.eachLink((link) => link.heal());
    else if (failure === 'stop') this.signal('SIGCONT');
    else this.run();
  }

  async close(): Promise<void> {
    this.signal('SIGKILL');
    if (this.patroni) await endProgram(this.patroni, 'SIGKILL');
    this.eachLink((link) => link.close());
  }

  private run(): void {
    this.patroni = startProgram(this.folder, 'patroni', [join(this.folder, 'patroni.yml')]);
  }

  /** Signals every process of the machine. The parents are stopped first, so that no process is started or replaced meanwhile. */
  private signal(signal: NodeJS.Signals): void {
    const parents = [this.patroni?.pid, this.postmaster()].filter((pid) => pid !== undefined);
    if (signal !== 'SIGCONT') parents.forEach((pid) => signalTo(pid, 'SIGSTOP'));
    const children = parents.flatMap(childrenOf);
    for (const pid of [...children, ...parents]) signalTo(pid, signal);
  }

  private postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
      // A killed server leaves this file, and its process id may belong to another process.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.folder) ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  private eachLink(work: (link: Link) => void): void {
    Object.values(this.links).forEach(work);
  }
}
