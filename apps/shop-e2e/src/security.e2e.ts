import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillContract, reachIdentity, reachPayment } from './support/journey';
import { startLoggedShop, type LoggedShop } from './support/logged-shop';
import { aShopper, cards } from './support/shopper';
import { siteIn, type Site } from './support/site';

let shop: LoggedShop;
test.beforeAll(async () => {
  shop = await startLoggedShop();
});
test.afterAll(() => shop.remove());

/** Values that occur nowhere else, so that finding one means that it leaked. */
const canary = {
  firstname: 'Canarifirst',
  lastname: 'Canarilast',
  birthdate: '1987-06-05',
  idNumber: 'CANARYDOC77',
  email: 'canary.mail@example.lu',
  phone: '621 987 654',
  street: 'Canarystrooss',
  iban: 'LU28 0019 4006 4475 0000',
} as const;

test('[H3, I8, K8] a purchase violates no policy and leaves no personal data in logs, storage or addresses', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const site = siteIn(page, 'en', shop.siteUrl);
  const faults = listenForFaults(page);
  const policies = listenForPolicies(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url()).replaceAll('+', ' ')));

  await reachIdentity(site);
  await typePerson(site);
  const { street, email, phone, iban } = canary;
  await fillContract(site, aShopper({ street, email, phone, iban }));
  await expectNotStored(page, [iban, canary.idNumber]);
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  await site.delivery.continue();
  await site.summary.expectReady();
  await expectNotStored(page, [iban, canary.idNumber]);
  await reachPayment(site);
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks(canary.firstname);
  await expect.poll(() => storageOf(page)).not.toContain(canary.email);
  await expectNotStored(page, Object.values(canary));

  expect(faults).toEqual([]);
  expect(policies.length).toBeGreaterThan(3);
  for (const policy of policies) expect(policy).not.toMatch(/unsafe-(inline|eval)/u);
  const ownAddresses = addresses.filter((url) => !/creditcheck\/status|\/iban\/validate\//u.test(url));
  expect(ownAddresses.length).toBeGreaterThan(20);
  expectNothingOf(Object.values(canary), ownAddresses.join('\n'));
  expect(shop.log()).toContain('creditcheck');
  expectNothingOf(Object.values(canary), shop.log());
});

test('[H3, N1] a page makes neither HTML nor script addresses from text', async ({ page }) => {
  const site = siteIn(page, 'en', shop.siteUrl);
  await site.goto('mobile');
  const refusals = await page.evaluate(`(() => {
    const refusalOf = (work) => {
      try {
        work();
        return 'none';
      } catch (error) {
        return error.name;
      }
    };
    const script = document.createElement('script');
    return [
      refusalOf(() => (document.body.innerHTML = '<p>planted</p>')),
      refusalOf(() => (script.src = 'https://evil.example/a.js')),
      refusalOf(() => (script.src = '/assets/a.js')),
    ];
  })()`);
  expect(refusals).toEqual(['TypeError', 'TypeError', 'none']);
});

async function typePerson({ identity, contract }: Site) {
  await identity.open();
  await identity.frame.locator('summary').click();
  await identity.frame.locator('[name=gender]').selectOption('F');
  await identity.frame.locator('[name=firstname]').fill(canary.firstname);
  await identity.frame.locator('[name=lastname]').fill(canary.lastname);
  await identity.frame.locator('[name=birthdate]').fill(canary.birthdate);
  await identity.frame.locator('[name=document-number]').fill(canary.idNumber);
  await identity.frame.locator('button[value=type]').click();
  await contract.expectValues({
    'contract.personal.lastname': canary.lastname,
    'contract.personal.id-number': canary.idNumber,
  });
}

/** The errors and policy violations of the browser, on all pages of the purchase. */
function listenForFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  return faults;
}

/** The policy of every page and frame that was opened. */
function listenForPolicies(page: Page): readonly string[] {
  const policies: string[] = [];
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && response.status() === 200;
    if (isPage) policies.push(response.headers()['content-security-policy'] ?? 'unsafe-inline: there is no policy');
  });
  return policies;
}

function storageOf(page: Page): Promise<string> {
  return page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, globalThis.dataLayer ?? []])',
  );
}

async function expectNotStored(page: Page, secrets: readonly string[]) {
  expectNothingOf(secrets, await storageOf(page));
}

function expectNothingOf(secrets: readonly string[], text: string) {
  const compact = (value: string) => value.toLowerCase().replaceAll(/[\s./-]/gu, '');
  const searched = compact(text);
  expect(secrets.filter((secret) => searched.includes(compact(secret)))).toEqual([]);
}
