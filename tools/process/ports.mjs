import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

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

/** A free port below the ephemeral range: the system may hand out an ephemeral port to another process at any time. */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
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
