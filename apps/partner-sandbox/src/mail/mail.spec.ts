import { createTransport, type SendMailOptions } from 'nodemailer';
import { startSandbox, type TestSandbox } from '../testing/sandbox';
import { maxMails, openMailbox } from './mail-server';

let sandbox: TestSandbox;
let port = 0;
beforeEach(async () => {
  sandbox = await startSandbox();
  port = await sandbox.listenForMail();
});
afterEach(() => sandbox.close());

const mail = {
  from: '"The shop" <shop@alzette.example>',
  to: 'ada@example.lu',
  subject: 'Votre panier est là <b>',
  text: 'Bonjour <Ada>\n',
  html: '<html><head><title>x</title></head><body><a href="http://localhost:4200/fr">Öffnen</a><script>alert(1)</script></body></html>',
};
const send = (fields: SendMailOptions = {}) =>
  createTransport({ host: 'localhost', port }).sendMail({ ...mail, ...fields });
const received = async (query = '') => (await sandbox.get(`/mail.json${query}`)).json().items;
const page = (url: string, language = 'en') => sandbox.get(url, { accept: 'text/html', 'accept-language': language });

describe('the mailbox', () => {
  it('lists mails newest first, and by recipient', async () => {
    await send();
    await send({ to: 'Pierre@example.lu', subject: 'Second' });
    const items = await received();
    expect(items.map(({ subject }: { subject: string }) => subject)).toEqual(['Second', mail.subject]);
    expect(await received('?to=ada@example.lu')).toMatchObject([
      {
        to: ['ada@example.lu'],
        from: 'shop@alzette.example',
        subject: mail.subject,
        text: expect.stringContaining('Bonjour <Ada>'),
        html: expect.stringContaining('Öffnen'),
      },
    ]);
    expect(await received('?to=pierre@example.lu')).toHaveLength(1);
    expect(await received('?to=nobody@example.lu')).toEqual([]);
  });

  it.each([
    ['fr', 'Boîte aux lettres de test'],
    ['en', 'Test mailbox'],
    ['de', 'Test-Postfach'],
  ])('shows the list in %s', async (language, title) => {
    expect((await page('/mail', language)).body).toContain(`<h1>${title}</h1>`);
    await send();
    const { body } = await page('/mail', language);
    expect(body).toContain('Votre panier est là &lt;b&gt;');
    expect(body).toContain('ada@example.lu');
  });

  it('shows a mail in a frame without scripts, beside its text', async () => {
    await send();
    const [{ id }] = await received();
    const { body, headers } = await page(`/mail/${id}`);
    const [frameElement] = /<iframe[^>]*>/u.exec(body) ?? [];
    expect(frameElement).toContain(`src="/mail/${id}/html"`);
    expect(frameElement).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('Bonjour &lt;Ada&gt;');
    expect(headers['content-security-policy']).toContain("frame-src 'self'");

    const frame = await page(`/mail/${id}/html`);
    expect(frame.body).toContain('<head><base target="_blank">');
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox allow-popups/u);
    expect(frame.headers['content-security-policy']).not.toContain('script-src');
  });

  it('gives attachments as downloads and shows the pictures of a mail', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    await send({
      html: '<img src="cid:code">',
      attachments: [
        { filename: 'Contrat “M”.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
        { filename: 'code.png', contentType: 'image/png', content: png, cid: 'code' },
      ],
    });
    await sandbox.restart();
    const [{ id, attachments }] = await received();
    expect(attachments).toMatchObject([{ filename: 'code.png', contentId: 'code' }, { filename: 'Contrat “M”.pdf' }]);
    expect((await page(`/mail/${id}`)).body).toContain(`<a href="/mail/${id}/attachments/1">Contrat “M”.pdf</a>`);
    const file = await sandbox.get(`/mail/${id}/attachments/1`);
    expect(file.body).toBe('%PDF-1.7');
    expect(file.headers['content-disposition']).toMatch(/^attachment;/u);
    expect((await page(`/mail/${id}/html`)).body).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
    expect((await sandbox.get(`/mail/${id}/attachments/2`)).statusCode).toBe(404);
  });

  it('keeps every mail after a killed process', async () => {
    await send();
    const before = await received();
    await sandbox.restart();
    expect(await received()).toEqual(before);
  });

  it('keeps the newest 200', () => {
    const mailbox = openMailbox(sandbox.folder);
    const blank = { from: '', to: [], html: '', text: '' };
    for (let index = 0; index < maxMails + 5; index += 1) mailbox.add({ ...blank, receivedAt: 1, subject: `${index}` });
    const subjects = mailbox.list().map(({ subject }) => subject);
    expect(subjects).toHaveLength(maxMails);
    expect(subjects[0]).toBe('204');
    expect(subjects.at(-1)).toBe('5');
  });

  it('refuses mails during an outage', async () => {
    await sandbox.post('/sandbox/behaviour', { target: 'mail', fail: true });
    await expect(send()).rejects.toThrow('451');
    expect(await received()).toEqual([]);
    await sandbox.post('/sandbox/behaviour/reset', {});
    await send();
    expect(await received()).toHaveLength(1);
  });

  it.each(['/mail/none', '/mail/..%2f..%2fkeys', '/mail/none/html'])('responds with 404 at %s', async (url) => {
    expect((await page(url)).statusCode).toBe(404);
  });
});
