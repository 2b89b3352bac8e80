import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
        : `Port ${port} of ${server} is taken. Stop the process on that port, or set ${variables[server]} to another port.`,
    ),
  );
  return taken.filter((sentence) => sentence !== null);
}

/**
 * A free port below the ephemeral range: the system may hand out an ephemeral port to another process at any time. While the
 * caller runs, no other process gets it: on a busy machine a minute may pass until a server listens.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await reserve(port)) return port;
  }
}

/** Whether the port is free, and no running process has reserved it before. */
export async function reserve(port) {
  const folder = join(tmpdir(), `alzette-ports-${userInfo().uid}`);
  const file = join(folder, String(port));
  mkdirSync(folder, { recursive: true });
  if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
  try {
    // Only one of all processes can create the file.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  return isFree(port);
}

function isRunning(pid) {
  try {
    // Empty while its process writes it.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
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
