import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * The ports of the servers, from the environment. The mailbox belongs to partner-sandbox; its port is 25 above it by
 * default, so that a second set of servers on other ports has its own mailbox.
 */
export function serverPorts(env = process.env) {
  const partner = Number(env.ALZETTE_PARTNER_PORT ?? 4400);
  return {
    'partner-sandbox': partner,
    mailbox: Number(env.ALZETTE_PARTNER_SMTP_PORT ?? partner + 25),
    'shop-api': Number(env.ALZETTE_SHOP_API_PORT ?? 4300),
    'site-server': Number(env.ALZETTE_SITE_PORT ?? 4200),
  };
}

const variables = {
  'partner-sandbox': 'ALZETTE_PARTNER_PORT',
  mailbox: 'ALZETTE_PARTNER_SMTP_PORT',
  'shop-api': 'ALZETTE_SHOP_API_PORT',
  'site-server': 'ALZETTE_SITE_PORT',
};

/** One sentence for each port that is taken. */
export async function takenPorts(ports = serverPorts()) {
  const taken = await Promise.all(
    Object.entries(ports).map(async ([server, port]) =>
      (await isFree(port))
        ? null
        : `Port ${port} of ${server} is taken. Stop what listens there, or set ${variables[server]} to another port.`,
    ),
  );
  return taken.filter((sentence) => sentence !== null);
}

/**
 * A free port below the ephemeral range: the system may hand out an ephemeral port to another process at any time. For a minute
 * this gives it to no other process: on a busy machine it takes that long until a server listens.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (reserve(port) && (await isFree(port))) return port;
  }
}

/** Whether this is the first to ask for the port in this minute and the one before. Of all processes one creates the file. */
export function reserve(port, now = Date.now()) {
  const folder = join(tmpdir(), `alzette-ports-${userInfo().uid}`);
  const minute = Math.floor(now / 60_000);
  const fileIn = (each) => join(folder, String(each), String(port));
  mkdirSync(join(folder, String(minute)), { recursive: true });
  for (const each of readdirSync(folder)) {
    if (Number(each) < minute - 1) rmSync(join(folder, each), { recursive: true, force: true });
  }
  if (existsSync(fileIn(minute - 1))) return false;
  try {
    writeFileSync(fileIn(minute), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether no process listens on the port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
