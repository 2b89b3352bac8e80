import PostalMime from 'postal-mime';
import { readVariables } from '../index';
import { startMailServer } from '../testing';
import { defaultMailFrom, mailPage, readMailFrom, readSmtpUrl, smtpMailer } from './index';

const mail = { to: 'ada@example.lu', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

it('a mail goes to one recipient, with the same id when it is repeated', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  await mailer.send({ ...mail, id: 'receipt-1' });
  await mailer.send({ ...mail, id: 'receipt-1' });
  mailer.close();
  await server.close();
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.lu'], ['ada@example.lu']]);
  const [first, second] = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(first).toMatchObject({
    subject: 'Hello',
    messageId: '<receipt-1@alzette.example>',
    from: { name: 'Alzette' },
  });
  expect(second?.messageId).toBe(first?.messageId);
});

it('[L2] a page has the sender’s logo as a part of the mail, and without one the name alone', async () => {
  const server = await startMailServer();
  const settings = { smtpUrl: server.url, from: 'shop@alzette.example' };
  const page = { language: 'en', title: 'Hello', heading: 'Hello', brand: 'Alzette', tokens: {} };
  const logo = Buffer.from('a picture');
  for (const options of [{ senderName: 'Alzette', logo }, { senderName: 'Alzette' }]) {
    const mailer = smtpMailer(settings, options);
    await mailer.send({ ...mail, html: mailPage(page, '') });
    await mailer.send(mail);
    mailer.close();
  }
  await server.close();
  const [branded, plain, named] = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(branded?.html).toContain('<img src="cid:logo" alt=""');
  expect(branded?.attachments).toMatchObject([{ contentId: '<logo>', mimeType: 'image/png' }]);
  expect(Buffer.from(branded?.attachments[0]?.content as ArrayBuffer)).toEqual(logo);
  expect(plain?.attachments).toEqual([]);
  expect(named?.html).not.toContain('<img');
  expect(named?.html).toContain('Alzette</p>');
});

it('mails share a few connections, and a new one replaces those that the server has closed', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  await Promise.all(Array.from({ length: 30 }, () => mailer.send(mail)));
  const atFirst = server.connections();
  server.disconnect();
  await mailer.send(mail);
  mailer.close();
  await server.close();
  expect(server.received).toHaveLength(31);
  expect(atFirst).toBeLessThanOrEqual(5);
  expect(server.connections()).toBe(atFirst + 1);
});

it('an unreachable mail server rejects with MailUnavailableError', async () => {
  const server = await startMailServer();
  await server.close();
  const mailer = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailUnavailableError' });
  mailer.close();
});

it('the circuit opens for an unavailable mail server, and not for refused recipients', async () => {
  const server = await startMailServer();
  await server.close();
  const unavailable = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  for (let count = 0; count < 5; count += 1)
    await expect(unavailable.send(mail)).rejects.toMatchObject({ cause: { code: 'ESOCKET' } });
  await expect(unavailable.send(mail)).rejects.toMatchObject({
    name: 'MailUnavailableError',
    cause: { code: 'EOPENBREAKER' },
  });
  unavailable.close();

  const strict = await startMailServer();
  const mailer = smtpMailer({ smtpUrl: strict.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  for (let count = 0; count < 8; count += 1) {
    await expect(mailer.send({ ...mail, to: 'no-address' })).rejects.toMatchObject({ cause: { code: 'EENVELOPE' } });
  }
  await mailer.send(mail);
  expect(strict.received).toHaveLength(1);
  mailer.close();
  await strict.close();
});

it('the settings are read, and faults name the variable', () => {
  const read = (variables: Record<string, string>) =>
    readVariables('shop API', variables, (reader) => [readSmtpUrl(reader), readMailFrom(reader)]);
  expect(read({})).toEqual(['smtp://localhost:4425', null]);
  expect(read({ ALZETTE_MAIL_FROM: 'shop@example.lu' })[1]).toBe('shop@example.lu');
  expect(defaultMailFrom('moselle')).toBe('shop@moselle.example');
  expect(() => read({ ALZETTE_SMTP_URL: 'localhost:25', ALZETTE_MAIL_FROM: 'Shop <shop@example.lu>' })).toThrow(
    /ALZETTE_SMTP_URL: [^]*ALZETTE_MAIL_FROM is/u,
  );
});
