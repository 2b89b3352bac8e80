import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type FollowedOrder, locales } from '@alzette/shop-model';
import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { acceptances, freePlan } from '../../../../test/builders';
import { type Journey, orderPaid, orderSigned } from '../../../../test/journey';
import { FakeMailer, work } from '../../../../test/outbox';
import { itWithPoppler as it, pdfText } from '../../../../test/pdf-text';
import { prepaidPaid, starterPack } from '../../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../../test/shop';
import { confirmedByItself, sendWebhook } from '../../../../test/webhook';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const spaced = (text: string) => text.replace(/\s+/gu, ' ');

/** The annexes of an order as its page offers them, with their text. */
async function annexesOf({ guest, token }: Journey) {
  const { body } = await guest.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`);
  return Promise.all(
    body.documents
      .filter(({ kind }) => kind === 'annex')
      .map(async (document) => {
        const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${document.filename}`);
        return { ...document, bytes, text: spaced(pdfText(bytes)) };
      }),
  );
}

const rowOf = (token: string) =>
  shop.database
    .selectFrom('orders')
    .select(['id', 'number', 'session_id'])
    .where('token_value', '=', token)
    .executeTakeFirstOrThrow();

const texts = {
  fr: [
    'Ce que vous avez accepté',
    'Accepté le 22 novembre 2026 à 00:30:15 (heure de Luxembourg)',
    'Conditions générales, version du 02/11/2026',
    'Protection des données, version du 15/10/2026',
    'Mandat de prélèvement SEPA En signant',
    'Signé le 22 novembre 2026 à 00:30:15',
  ],
  en: [
    'What you accepted',
    'Accepted on 22 November 2026 at 00:30:15 (Luxembourg time)',
    'Terms, version of 02/11/2026',
    'Privacy notice, version of 15/10/2026',
    'SEPA direct debit mandate By signing',
    'Signed on 22 November 2026 at 00:30:15',
  ],
  de: [
    'Was Sie akzeptiert haben',
    'Akzeptiert am 22. November 2026 um 00:30:15 (Luxemburger Zeit)',
    'Geschäftsbedingungen, Fassung vom 02.11.2026',
    'Datenschutzhinweise, Fassung vom 15.10.2026',
    'SEPA-Lastschriftmandat ',
    'Unterschrieben am 22. November 2026 um 00:30:15',
  ],
} as const;

describe('the annex to the contracts of an order', () => {
  it.each(locales)(
    '[K14] prints texts, versions, moment, session and mandate of what was accepted, in %s',
    async (preferredLanguage) => {
      // The next day in Luxembourg.
      shop.clock.now = new Date('2026-11-21T23:30:15Z');
      const journey = await orderSigned(shop, { ...freePlan, preferredLanguage });
      const accepted = acceptances('certify', 'conditions', 'immediate_start');
      await journey.guest.confirmWithoutPayment(journey.token, accepted);
      const annexes = await annexesOf(journey);
      expect(annexes.map(({ signable, signed, lineIdentifier }) => [signable, signed, lineIdentifier])).toEqual([
        [false, false, null],
      ]);
      const text = annexes[0]?.text ?? '';
      const { id, number, session_id } = await rowOf(journey.token);
      const contract = await journey.guest.document(journey.token, 'contract');
      const stored = await shop.database
        .selectFrom('contracts')
        .select(['id', 'mandate_reference'])
        .where('order_id', '=', id)
        .where('kind', 'in', ['contract', 'mandate'])
        .orderBy('kind')
        .execute();
      for (const expected of [
        ...texts[preferredLanguage],
        ...accepted.map((each) => each.text),
        number ?? 'none',
        `${contract.name}, ${stored[0]?.id}`,
        stored[1]?.mandate_reference ?? 'none',
      ])
        expect(text).toContain(expected);
      const hash = createHash('sha256').update(session_id).digest('hex');
      // Each of the three texts and the mandate.
      expect(text.split(hash)).toHaveLength(5);
      expect(text).not.toContain(session_id);
      expect(text).not.toMatch(/undefined|null|Invalid/u);
    },
  );

  it('[K14] is in the signed contract by name, and exists once the order is confirmed', async () => {
    const journey = await orderPaid(shop);
    const { body } = await journey.guest.documents(journey.token);
    expect(body.documents.map(({ kind }) => kind)).toEqual(['summary', 'contract', 'mandate']);
    const contract = await journey.guest.document(journey.token, 'contract');
    const { bytes } = await journey.guest.call('GET', `/api/v2/tool/sign/document/${contract.filename}`);
    // The program that reads the PDF drops narrow no-break spaces.
    expect(spaced(pdfText(bytes))).toMatch(/l’annexe « ?Ce que vous avez accepté ?»/u);
    await Promise.all([journey.guest.confirm(journey.token), journey.guest.confirm(journey.token)]);
    expect(await annexesOf(journey)).toHaveLength(1);
    const later = await journey.guest.documents(journey.token);
    expect(later.body.documents.map(({ kind, signable }) => [kind, signable])).toEqual([
      ['summary', false],
      ['contract', true],
      ['mandate', true],
      ['annex', false],
    ]);
  });

  it('[K14] exists when the provider, not the shopper, reports the payment', async () => {
    const journey = await orderPaid(shop);
    const session = [...shop.partners.payments.sessions.values()].at(-1) ?? { id: '', status: 'paid' as const };
    await sendWebhook(shop, session);
    await confirmedByItself(shop, journey.token);
    expect(await annexesOf(journey)).toHaveLength(1);
  });

  it('[K14, L2] is attached to the receipt of a prepaid order, which names it', async () => {
    const mailer = new FakeMailer();
    await shop.database.deleteFrom('outbox').execute();
    const journey = await prepaidPaid(shop, starterPack({ preferredLanguage: 'de' }));
    await journey.guest.confirm(journey.token);
    await work(shop, 'receipt', mailer);
    const [annex] = await annexesOf(journey);
    expect(annex?.text).toContain('J’accepte : conditions.');
    const [mail] = mailer.sent;
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      'Anhang zum Vertrag.pdf',
      'Allgemeine Geschäftsbedingungen.pdf',
      'Widerrufsrecht.pdf',
    ]);
    expect(Buffer.from(mail?.attachments?.[0]?.content ?? '')).toEqual(annex?.bytes);
    expect(mail?.text).toContain(
      'Ihre Dokumente sind angehängt: Anhang zum Vertrag, Allgemeine Geschäftsbedingungen, Widerrufsrecht.',
    );
  });

  it('[K14] leaves out what an older server did not store, and an order without acceptances has none', async () => {
    const older = await orderPaid(shop);
    const { id } = await rowOf(older.token);
    const unknown = { terms_version: null, privacy_version: null, session_hash: null };
    await shop.database.updateTable('order_acceptances').set(unknown).where('order_id', '=', id).execute();
    await older.guest.confirm(older.token);
    const [annex] = await annexesOf(older);
    expect(annex?.text).toContain('J’accepte : conditions.');
    expect(annex?.text).not.toContain('version du');

    const oldest = await orderPaid(shop);
    const row = await rowOf(oldest.token);
    await shop.database.deleteFrom('order_acceptances').where('order_id', '=', row.id).execute();
    expect((await oldest.guest.confirm(oldest.token)).body.state).toBe('confirmed');
    expect(await annexesOf(oldest)).toEqual([]);
  });

  it.each([
    ['1,000 letters of one word', 'ß'.repeat(1000)],
    ['signs without a picture', '同意する 👍🏽 ﷽ \u202e\u200f\uFFFF\t\r\n\u0007'],
    ['broken pairs', 'a\uD800b\uDC00'],
    ['accents without a letter', '\u0301'.repeat(1000)],
  ])('[K14] no text keeps a paid order from its confirmation: %s', async (_title, text) => {
    const { guest, token } = await orderSigned(shop);
    const accepted = acceptances('certify', 'conditions').map((each) => ({ ...each, text }));
    const { status } = await guest.paymentUrl(token, { acceptances: accepted });
    // A text that cannot be stored is refused before the payment.
    if (status === 400) return;
    shop.partners.payments.settle('paid');
    expect((await guest.confirm(token)).body.state).toBe('confirmed');
    expect(await annexesOf({ guest, token })).toHaveLength(1);
  });

  it('[K14] outlives the acceptances and the session of its order, and goes with the contracts', async () => {
    shop.clock.now = new Date();
    const { guest, token } = await orderPaid(shop);
    await guest.confirm(token);
    const { id, session_id } = await rowOf(token);
    const eraseIn = (days: number) => {
      const later = new Date(shop.clock.now.getTime() + days * 86_400_000);
      return eraseOldData({ database: shop.database, now: () => later }, defaultRetention);
    };
    const kinds = async () =>
      (await shop.database.selectFrom('contracts').select('kind').where('order_id', '=', id).execute()).map(
        ({ kind }) => kind,
      );
    await eraseIn(401);
    expect(await kinds()).toContain('annex');
    const left = await sql`select order_id from order_acceptances where order_id = ${id}
      union all select id from orders where session_id = ${session_id}`.execute(shop.database);
    expect(left.rows).toEqual([]);
    await eraseIn(3_661);
    expect(await kinds()).toEqual([]);
  });
});
