import { expect, test } from './support/fixtures';
import { fillContract, proveIdentity, signAndAccept } from './support/journey';
import { mailTo } from './support/mailbox';
import { residentProof } from './support/resident-proof';
import { aNumberToKeep, aShopper, cards } from './support/shopper';
import { readStoredOrder } from './support/stored-order';

test('[A10, E1, E3, I4, L2] a guest buys a device with a plan, keeps a number and uploads a proof of residence', async ({
  site,
  shop,
  page,
  database,
}) => {
  test.setTimeout(240_000);
  const { phone, cart, cartStep, checkout, contract, delivery, summary, payment, confirmation } = site;
  const shopper = aShopper();
  const keptNumber = aNumberToKeep();
  await site.goto('phones', '', 'ernz-9-pro');
  await phone.chooseVariant('ernz-9-pro-256-midnight-cash');
  await phone.plan('Alzette S').check();
  await phone.add();
  await phone.goToCart();
  await cart.continue();
  await checkout.expectStep('cart');
  await cartStep.unfold();
  await page.locator('[name$=".kmn.active"]').check();
  await cartStep.continue();
  await expect(checkout.errorSummary.getByRole('link')).toHaveCount(3);
  await checkout.expectAccessible();
  await page.locator('[name$=".kmn.current-operator"]').selectOption('post');
  await page.locator('[name$=".kmn.current-number"]').fill(keptNumber);
  await page.locator('[name$=".kmn.iccid"]').fill('8935 2010 0000 0012 340');
  await cartStep.continue();

  await checkout.expectStep('contract');
  await proveIdentity(site, shopper);
  await fillContract(site, shopper);
  await contract.continue();
  await expect(checkout.errorSummary.getByRole('link')).toHaveCount(1);
  await page.setInputFiles('[name="contract.resident.file"]', {
    ...residentProof,
    name: 'certificate.png',
    mimeType: 'image/png',
  });
  await expect(contract.section('contract').getByRole('alert').or(checkout.errorSummary).first()).toBeVisible();
  await page.setInputFiles('[name="contract.resident.file"]', residentProof);
  await expect(contract.section('contract')).toContainText('a-certificate-of-residence-202…');
  await checkout.expectAccessible();
  await contract.continue();
  await checkout.expectStep('delivery');
  await delivery.continue();
  await summary.expectReady();
  await signAndAccept(site);
  await summary.orderButton.click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await confirmation.expectThanks(shopper.firstname);

  const { order, lines, informations } = await readStoredOrder(database.query, confirmation.orderToken());
  expect(lines).toMatchObject([
    { variant_code: 'ernz-9-pro-256-midnight-cash.mobile-alzette-s', upfront: 67_700, monthly: 1999 },
  ]);
  expect(order).toMatchObject({ total: 67_700 + 1900, monthly_total: 1999, is_new_client: true });
  const uploads = await database.query('select filename, media_type from uploads where order_id = $1', [order['id']]);
  expect(uploads).toEqual([{ filename: 'a-certificate-of-residence-2026.pdf', media_type: 'application/pdf' }]);
  const [information] = informations;
  expect(information).toMatchObject({
    keepNumber: true,
    currentOperator: 'post',
    currentPhoneNumber: keptNumber.replaceAll(' ', ''),
    iccid: '8935201000000012340',
  });

  const mail = await mailTo(shop.partnerUrl, shopper.email);
  expect(mail.subject).toContain(String(order['number']));
  expect(mail.text).toContain(keptNumber);
  // Summary, contract, mandate, annex, terms and right of withdrawal.
  expect(mail.attachments.filter(({ filename }) => filename.endsWith('.pdf'))).toHaveLength(6);
});
