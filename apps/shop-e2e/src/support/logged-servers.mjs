// Starts the servers, writes all that they log to the output, and stops them when its input ends. A process of its own,
// because only its output holds the whole log.
import { startServers } from '../../../../tools/process/servers.mjs';

const shop = await startServers({ quiet: false });
process.stdout.write('\nservers are ready\n');
process.stdin.resume();
process.stdin.on('end', async () => {
  await shop.stop();
  process.exit(0);
});
