const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { createServer } = require('node:net');
const { join } = require('node:path');

it('a taken port is named with the variable that changes it', async () => {
  const { freePort, takenPorts } = await import('./ports.mjs');
  const port = await freePort();
  const other = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  const ports = { 'site-server': port, 'shop-api': other };
  expect(await takenPorts(ports)).toEqual([
    `Port ${port} of site-server is taken. Stop the process on that port, or set ALZETTE_SITE_PORT to another port.`,
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await takenPorts(ports)).toEqual([]);
});

it('[P3] a dev server on a taken port ends with one line', async () => {
  const { freePort } = await import('./ports.mjs');
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  const serve = spawn(process.execPath, [join(__dirname, '../dev-server/serve.mjs'), 'cart'], {
    env: { ...process.env, ALZETTE_DEV_PORT: String(port) },
  });
  const errors = [];
  serve.stderr.on('data', (text) => errors.push(text));
  const [code] = await once(serve, 'close');
  await new Promise((resolve) => server.close(resolve));
  expect(code).toBe(1);
  expect(errors.join('').trim()).toBe(
    `Port ${port} of cart is taken. Stop the process on that port, or set ALZETTE_DEV_PORT to another port.`,
  );
});

it('a port is given to one process while it runs', async () => {
  const { freePort, reserve } = await import('./ports.mjs');
  const ask = "import('./ports.mjs').then(({ freePort }) => freePort()).then((port) => console.log(String(port)))";
  const asking = spawn(process.execPath, ['-e', `${ask}; process.stdin.resume()`], { cwd: __dirname });
  const port = Number(await new Promise((resolve) => asking.stdout.once('data', resolve)));
  const isFree = await reserve(port);
  asking.kill();
  await once(asking, 'close');
  expect(isFree).toBe(false);
  expect(await reserve(port)).toBe(true);
  expect(await reserve(port)).toBe(false);
  expect(await reserve(await freePort())).toBe(false);
});

it('the mailbox port is derived from the partner port', async () => {
  const { serverPorts } = await import('./ports.mjs');
  expect(serverPorts({}).mailbox).toBe(4425);
  expect(serverPorts({ ALZETTE_PARTNER_PORT: '5400' }).mailbox).toBe(5425);
  expect(serverPorts({ ALZETTE_PARTNER_SMTP_PORT: '2525' }).mailbox).toBe(2525);
});
