import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@alzette/server-kit/testing';
import { startPartnerServer, type PartnerServer } from '../partner-server';
import { serverOverNetwork, type NetworkServer } from '../server-over-network';
import { pemOf } from '../signing/signer';
import { loadDemoCatalogue, startServer, type BuiltServer, type ServerProcess } from '../server-process';
import { audit, type Audit } from './audit';
import type { Place } from './places';
import { settlePayments } from './settle-payments';
import { Shoppers } from './shoppers';

/** The built server on one database at a fixed address, with its shoppers. */
export class CrashingShop {
  readonly shoppers: Shoppers;
  private running: ServerProcess | null = null;
  private hasCatalogue = false;
  /** Duration of the last start; initially that of a database creation. */
  private startTime = 5_000;

  private constructor(
    private readonly built: BuiltServer,
    private readonly place: Place,
    readonly partner: PartnerServer,
    readonly server: NetworkServer,
    private readonly port: number,
  ) {
    this.shoppers = new Shoppers({ server, partner });
  }

  static async open(built: BuiltServer, place: Place): Promise<CrashingShop> {
    const port = await freePort();
    return new CrashingShop(
      built,
      place,
      await startPartnerServer(),
      serverOverNetwork(`http://127.0.0.1:${port}`),
      port,
    );
  }

  /** @throws Error if the server does not start */
  async start(): Promise<void> {
    if (!this.hasCatalogue) await loadDemoCatalogue(this.built, this.place.environment);
    this.hasCatalogue = true;
    const began = Date.now();
    await (await this.spawn()).ready();
    this.startTime = Date.now() - began;
  }

  /** @param moment time of the kill during startup, from 0 to 1 */
  async killWhileStarting(moment: number): Promise<void> {
    const started = await this.spawn();
    const ended = started.exitCode();
    const isEnded = await Promise.race([sleep(moment * this.startTime, false), ended.then(() => true)]);
    if (isEnded) throw new Error(`The server ended by itself: ${started.errors()}`);
    await this.stop('SIGKILL');
  }

  /** @throws Error if the server does not exit with 0 after SIGTERM */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { running } = this;
    this.running = null;
    const code = await running?.stop(signal);
    if (running && signal === 'SIGTERM' && code !== 0)
      throw new Error(`The server ended with ${code}: ${running.errors()}`);
  }

  /** Compares the database with the acknowledged responses, after the last stop. */
  async audit(shoppers = this.shoppers): Promise<Audit> {
    await settlePayments(this.place, this.partner);
    const { database, close } = await this.place.open();
    const audited = await audit(database, shoppers.purchases, this.partner);
    await close();
    return audited;
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await this.server.close();
    await this.partner.close();
  }

  private async spawn(): Promise<ServerProcess> {
    const own = {
      ALZETTE_SHOP_API_PORT: String(this.port),
      ALZETTE_PARTNER_URL: this.partner.url,
      ALZETTE_SIGNATURE_CERTIFICATES: pemOf(this.partner.partners.signature.signer),
    };
    this.running = await startServer(this.built, { ...this.place.environment, ...own });
    return this.running;
  }
}
