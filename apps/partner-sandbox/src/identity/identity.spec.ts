import { embedderOrigin, key, postedBy, siteOrigin, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const context = { origin: siteOrigin, language: 'en', template: 'mobile' };
const submit = (fields: Record<string, string>) => sandbox.submit('/identity/check', { ...context, ...fields });
const page = (query: Record<string, string>) =>
  sandbox.get(`/identity/check?${new URLSearchParams(query).toString()}`, { accept: 'text/html' });

async function verificationOf(response: Awaited<ReturnType<typeof submit>>) {
  const { message } = postedBy(response);
  return (await sandbox.get(`/identity/verifications/${message.result.id}`, key)).json();
}

describe('the identity check', () => {
  it.each([
    ['fr', 'Vérifiez votre identité'],
    ['en', 'Check your identity'],
    ['de', 'Prüfen Sie Ihre Identität'],
  ])('[H3] lists sample people in %s, and only the shop may embed it', async (language, title) => {
    const { statusCode, body, headers } = await page({ ...context, language });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    for (const name of ['Camille Weber', 'Jean Badpayer', 'Marie Existing', 'Luc Ghost']) expect(body).toContain(name);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${siteOrigin}`);
  });

  it('[P4] requested by an embedding page, only that page may embed it', async () => {
    const { headers } = await page({ ...context, origin: embedderOrigin });
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${embedderOrigin}`);
    expect(headers['content-security-policy']).not.toContain(siteOrigin);
    expect(postedBy(await submit({ origin: embedderOrigin, action: 'choose', person: '0' })).origin).toBe(
      embedderOrigin,
    );
  });

  it('[H3, H4] returns the chosen person to the shop’s server', async () => {
    const response = await submit({ action: 'choose', person: '0' });
    const { message, origin } = postedBy(response);
    expect(message).toMatchObject({ source: 'identity-check', type: 'completed' });
    expect(origin).toBe(siteOrigin);
    expect(await verificationOf(response)).toMatchObject({
      id: message.result.id,
      Gender: 'F',
      Firstname: 'Camille',
      Lastname: 'Weber',
      BirthDate: '1991-05-14',
      Nationality: { name: 'LU' },
      Identity: { Type: 'IDENTITY' },
    });
  });

  it('[H3] offers a foreign passport and a minor', async () => {
    expect(await verificationOf(await submit({ action: 'choose', person: '1' }))).toMatchObject({
      Nationality: { name: 'PT' },
      Identity: { Type: 'PASSPORT' },
    });
    const minor = await verificationOf(await submit({ action: 'choose', person: '2' }));
    expect(minor.BirthDate).toBe('2009-12-31');
  });

  it('[H3] accepts a typed person', async () => {
    const typed = {
      action: 'type',
      gender: 'M',
      firstname: 'Zoé',
      lastname: "O'Hara",
      birthdate: '2000-02-29',
      nationality: 'FR',
      'document-type': 'PASSPORT',
      'document-number': 'X123',
    };
    expect(await verificationOf(await submit(typed))).toMatchObject({
      Gender: 'M',
      Firstname: 'Zoé',
      Lastname: "O'Hara",
      BirthDate: '2000-02-29',
      Nationality: { name: 'FR' },
      Identity: { Type: 'PASSPORT' },
      NationalNumber: 'X123',
    });
  });

  it('lists missing fields and keeps the others', async () => {
    const response = await submit({ action: 'type', firstname: '<Zoé>', birthdate: '2001-02-29' });
    expect(response.statusCode).toBe(422);
    for (const field of ['lastname', 'birthdate', 'document-number']) {
      expect(response.body).toContain(`<a href="#${field}">`);
    }
    expect(response.body).toContain('value="&lt;Zoé&gt;"');
    expect((await submit({ action: 'choose' })).body).toContain('Choose a person');
  });

  it('[H2] reports a cancelled and a failed check to the shop', async () => {
    expect(postedBy(await submit({ action: 'cancel' }))).toEqual({
      message: { source: 'identity-check', type: 'cancelled' },
      origin: siteOrigin,
    });
    expect(postedBy(await submit({ action: 'fail' })).message).toEqual({ source: 'identity-check', type: 'failed' });
  });

  it.each(['https://evil.example', 'http://localhost:4201', ''])('refuses the origin "%s"', async (origin) => {
    expect((await page({ ...context, origin })).statusCode).toBe(400);
    const response = await submit({ action: 'choose', person: '0', origin });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('postMessage');
  });

  it('[H4] returns a person only with the key and the id', async () => {
    const { message } = postedBy(await submit({ action: 'choose', person: '0' }));
    const url = `/identity/verifications/${message.result.id}`;
    expect((await sandbox.get(url)).statusCode).toBe(401);
    expect((await sandbox.get('/identity/verifications/kyc_guess', key)).statusCode).toBe(404);
  });
});
