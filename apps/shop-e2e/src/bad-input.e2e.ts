import { expect, test } from './support/fixtures';
import { fillContract, reachContract, reachIdentity, reachPayment, reachSummary } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { countOrders, readStoredOrder } from './support/stored-order';

test('[G3, I1, I2, N8] an empty or wrong contract step shows what to correct, and loses nothing', async ({ site }) => {
  const { contract, checkout, text } = site;
  await reachContract(site, aShopper());
  await contract.continue();
  await checkout.expectErrors();
  await checkout.expectAccessible();
  const lines = checkout.errorSummary.getByRole('link');
  await expect(lines.first()).toContainText(text('contract.contact.email.error.required'));
  await expect(contract.field('contract.contact.email')).toHaveAttribute('aria-invalid', 'true');
  await lines.first().click();
  await expect(contract.field('contract.contact.email')).toBeFocused();

  const wrong = {
    'contract.contact.email': 'camille@example',
    'contract.contact.email-confirm': 'other@example.lu',
    'contract.contact.phone': '12',
    'contract.billing.street': 'Rue de Strasbourg',
    'contract.billing.street-number': 'vingt',
    'contract.billing.postal-code': '25601',
    'contract.billing.city': 'Luxembourg',
  };
  for (const [name, value] of Object.entries(wrong)) await contract.field(name).fill(value);
  await contract.continue();
  for (const id of [
    'common.error.email',
    'contract.contact.email-confirm.error.mismatch',
    'common.error.phone',
    'address.street-number.error.number',
    'common.error.postcode',
    'contract.bank.iban.error.required',
  ]) {
    await expect(checkout.errorSummary).toContainText(text(id));
  }
  await expect(checkout.errorSummary.getByRole('link')).toHaveCount(7);
  await contract.expectValues({ ...wrong, 'contract.personal.lastname': 'Weber' });
  await contract.field('contract.billing.postal-code').fill('l 2560');
  await expect(checkout.errorSummary).not.toContainText(text('common.error.postcode'));
  await checkout.expectStep('contract');
});

test('[H1, H2] an identity check that is closed, cancelled or failed offers a retry and an appointment', async ({
  site,
}) => {
  const { identity, text } = site;
  await reachIdentity(site);
  await identity.open();
  await identity.close();
  await expect(site.page.getByRole('alert')).toContainText(text('identity.failed.title'));
  await expect(site.page.getByRole('link', { name: text('identity.appointment') })).toHaveAttribute('href', /^tel:/u);
  await identity.expectAccessible();
  for (const end of ['cancel', 'fail'] as const) {
    await identity.open('identity.retry');
    await identity.end(end);
    await expect(identity.dialog).toBeHidden();
    await expect(site.page.getByRole('alert')).toContainText(text('identity.failed.title'));
  }
  await identity.open('identity.retry');
  await identity.choosePerson('Ana Silva');
  await site.contract.expectValues({
    'contract.personal.lastname': 'Silva',
    'contract.personal.origin': 'PT',
    'contract.personal.id-type': 'passport',
  });
});

test('[I6, I7, I10] an invalid IBAN and one from outside SEPA are refused with their own texts', async ({ site }) => {
  const { contract, text } = site;
  await reachContract(site, aShopper());
  const refusals = [
    ['', 'IBAN_FORMAT_ERROR'],
    ['LU28 0019 4006 4475 0001', 'IBAN_FORMAT_ERROR'],
    ['TR33 0006 1005 1978 6457 8413 26', 'IBAN_COUNTRY_ERROR'],
  ] as const;
  for (const [iban, error] of refusals) {
    await contract.checkIban(iban);
    await expect(contract.section('contract')).toContainText(
      text(`contract.bank.iban.error.${error}`, { choice: 'yes' }),
    );
    await expect(contract.field('contract.bank.iban')).toHaveValue(iban);
  }
  await contract.checkIban('lu28-0019 4006.4475 0000');
  await expect(contract.section('contract')).toContainText('BIC BCEELULL');
  await expect(contract.field('contract.bank.iban')).toBeHidden();
  await site.page.getByRole('button', { name: text('common.change') }).click();
  await expect(contract.field('contract.bank.iban')).toBeEditable();
  await expect(contract.section('contract')).not.toContainText('BIC BCEELULL');
});

for (const [lastname, firstname, outcome] of [
  ['Badpayer', 'Jean', 'new-bad-customer'],
  ['Existing', 'Marie', 'existing-customer'],
] as const) {
  test(`[I8] the credit check refuses ${lastname}, keeps the form and creates no order`, async ({ site, database }) => {
    const shopper = aShopper({ firstname, lastname });
    await reachContract(site, shopper);
    await fillContract(site, shopper, { payment: 'on-invoice' });
    await site.contract.continue();
    const refusal = site.page.getByRole('alertdialog');
    await expect(refusal).toContainText(site.text(`credit.${outcome}.title`));
    await site.checkout.expectAccessible();
    await refusal.getByRole('button', { name: site.text('common.close') }).click();
    await site.checkout.expectStep('contract');
    await site.contract.expectValues({
      'contract.contact.email': shopper.email,
      'contract.personal.lastname': lastname,
    });
    await site.goto('checkout', '?step=summary');
    await site.checkout.expectStep('contract');
    expect(await countOrders(database.query, shopper.email)).toBe(0);
  });
}

test('[K4, K5, K6] nothing is paid before contract and conditions are signed and accepted', async ({
  site,
  database,
}) => {
  const { summary, sign, checkout, text } = site;
  const shopper = aShopper();
  await reachSummary(site, shopper, { sim: 'eSIM', payment: 'on-invoice' });
  await summary.orderButton.click();
  await checkout.expectErrors();
  for (const part of ['contracts', 'acceptances.certify', 'acceptances.conditions']) {
    await expect(checkout.errorSummary).toContainText(text(`summary.${part}.error.required`));
  }
  await checkout.expectAccessible();

  await sign.open();
  await sign.failIdentity();
  await expect(sign.dialog.getByRole('alert')).toContainText(text('sign.failed.title'));
  await sign.sign();
  await summary.field('summary.acceptances.certify').check();
  await summary.orderButton.click();
  await expect(checkout.errorSummary.getByRole('link')).toHaveCount(1);
  await expect(checkout.errorSummary).toContainText(text('summary.acceptances.conditions.error.required'));
  await checkout.expectStep('summary');
  const payments = await database.query(
    'select payments.id from payments join orders on orders.id = order_id where email = $1',
    [shopper.email],
  );
  expect(payments).toEqual([]);
});

test('[K8, K11] a cancelled and a declined payment lead to a new try on the same order', async ({ site, database }) => {
  const { payment, confirmation, text } = site;
  const shopper = aShopper();
  await reachSummary(site, shopper, { sim: 'eSIM', payment: 'on-invoice' });
  await reachPayment(site);
  await payment.cancel();
  await expect(confirmation.heading).toHaveText(text('refused.cancelled.title'));
  await confirmation.expectAccessible();
  await site.page.getByRole('button', { name: /19[.]00/u }).click();
  await payment.expectOpen();
  await payment.pay(cards.isDeclined);
  await expect(confirmation.heading).toHaveText(text('refused.declined.title'));
  await confirmation.expectAccessible();
  await site.page.getByRole('button', { name: /19[.]00/u }).click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await confirmation.expectThanks('Camille');
  const stored = await readStoredOrder(database.query, confirmation.orderToken());
  expect(stored.payments.map(({ state }) => state)).toEqual(['cancelled', 'declined', 'paid']);
  expect(await countOrders(database.query, shopper.email)).toBe(1);
});
