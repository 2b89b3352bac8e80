import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { freePort, startMailServer } from './test-servers';

it('a sender that is killed in the middle of a mail leaves the mail server running', async () => {
  const mails = await startMailServer();
  const { hostname, port } = new URL(mails.url);
  const socket = connect(Number(port), hostname);
  for (const line of ['EHLO a', 'MAIL FROM:<a@example.lu>', 'RCPT TO:<b@example.lu>', 'DATA']) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'data');
  socket.write('Subject: half');
  // The server has to be reading when the connection is reset.
  await sleep(100);
  socket.resetAndDestroy();

  await createTransport(mails.url).sendMail({ from: 'a@example.lu', to: 'ada@example.lu', text: 'whole' });
  expect(mails.received.map(({ to }) => to)).toEqual([['ada@example.lu']]);
  await mails.close();
});

it('a free port is handed out once, although nothing listens on it yet', async () => {
  // Some of these random ports would be equal without reservations.
  const ports = await Promise.all(Array.from({ length: 600 }, freePort));
  expect(new Set(ports).size).toBe(600);
});
