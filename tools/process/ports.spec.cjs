const { createServer } = require('node:net');

it('a taken port is named with the variable that changes it', async () => {
  const { freePort, takenPorts } = await import('./ports.mjs');
  const port = await freePort();
  const other = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  const ports = { 'site-server': port, 'shop-api': other };
  expect(await takenPorts(ports)).toEqual([
    `Port ${port} of site-server is taken. Stop what listens there, or set ALZETTE_SITE_PORT to another port.`,
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await takenPorts(ports)).toEqual([]);
});

it('the mailbox port is derived from the partner port', async () => {
  const { serverPorts } = await import('./ports.mjs');
  expect(serverPorts({}).mailbox).toBe(4425);
  expect(serverPorts({ ALZETTE_PARTNER_PORT: '5400' }).mailbox).toBe(5425);
  expect(serverPorts({ ALZETTE_PARTNER_SMTP_PORT: '2525' }).mailbox).toBe(2525);
});
