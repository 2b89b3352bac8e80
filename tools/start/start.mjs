// `npm start`: installs missing packages, builds what changed, starts everything and prints the shop's address.
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { takenPorts } from '../process/ports.mjs';
import { step, sinceStart } from '../process/progress.mjs';

/** Aborted by Ctrl-C, from the start of the servers on. They have process groups of their own. */
const stopping = new AbortController();

checkNode();
try {
  await start();
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  console.error(`\n${error.output ?? error.message}`);
  console.error(`\nThe shop did not start: ${error.message.split('\n')[0]}`);
  process.exit(1);
}

async function start() {
  const taken = await takenPorts();
  if (taken.length > 0) {
    console.error(taken.join('\n'));
    process.exit(1);
  }
  if (needsInstall()) await step(1, 3, 'Installing packages (about two minutes the first time)', install);

  const { readWithdrawals, watchWithdrawals } = await import('./withdrawals.mjs');
  // A store of this workspace may have lost its keys: it is replaced.
  const withdrawn = await readWithdrawals().catch((error) => (process.env.ALZETTE_STORE ? [error.message] : []));
  withdrawn.forEach((line) => console.warn(line));
  if (withdrawn.length > 0 && !process.env.ALZETTE_STORE)
    console.warn('This start releases the present builds of this workspace to all visitors.');
  const { buildAll } = await import('../process/build.mjs');
  await step(2, 3, 'Building the shell, the remotes and the servers', buildAll);
  const { startServers } = await import('../process/servers.mjs');
  const shop = await step(3, 3, 'Starting partner-sandbox, shop-api and site-server', async () => {
    for (const name of ['SIGINT', 'SIGTERM']) process.once(name, handleSignal);
    const started = await startServers({ signal: stopping.signal });
    await openHomePage(`http://localhost:${started.ports['site-server']}`);
    return started;
  });

  console.log(
    `\nShop ready at ${process.env.ALZETTE_SITE_URL ?? `http://localhost:${shop.ports['site-server']}`}  (${sinceStart()}; Ctrl-C stops it)`,
  );
  console.log(
    `Mail that it sends: ${process.env.ALZETTE_PARTNER_URL ?? `http://localhost:${shop.ports['partner-sandbox']}`}/mail`,
  );
  console.log('Customers who can log in: ada@example.lu and pierre@example.lu, password alzette');
  await watchWithdrawals(console.warn);
  await stopWhenOneEnds(shop);
}

/** Reads the home page until it shows its offers: on a slow machine the first page times out while the catalogue is read for it. */
async function openHomePage(url) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    stopping.signal.throwIfAborted();
    const isShown = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isShown) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.warn('The home page shows no offers yet.');
}

function handleSignal() {
  console.log('\nStopping …');
  stopping.abort();
}

async function stopWhenOneEnds(shop) {
  const ended = await Promise.race(shop.running.map(async (server) => (await server.ended, server)));
  if (!stopping.signal.aborted) console.error(`\n${ended.name} ended:\n${ended.output()}`);
  await shop.stop();
  process.exit(stopping.signal.aborted ? 0 : 1);
}
