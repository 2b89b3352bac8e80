import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The ports of the servers, from the environment. The mailbox belongs to partner-sandbox; it stands 25 above it unless told
 * otherwise, so that a second set of servers on other ports has a mailbox of its own.
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

/** One sentence for each port that somebody else listens on. */
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

/** A port that is free now, below those that systems lend to outgoing connections: one of these would soon be somebody else's. */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** Whether nobody listens on a port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
