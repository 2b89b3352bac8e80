import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportCatalogue, readDocument } from '@alzette/shop-api/catalogue';
import type { CatalogueDocument } from '@alzette/shop-api/catalogue/testing';
import { documentTools, type MutableDocument } from '../../../test/catalogue-document';
import { openDemoDatabase } from '../../../test/test-database';

let demo: CatalogueDocument;
beforeAll(async () => {
  const { database, close } = await openDemoDatabase();
  demo = await exportCatalogue(database);
  await close();
});

const { changed, offeringOf, priceOf, valueOf } = documentTools(() => demo);

describe('[R5] a document is refused with every fault at its place', () => {
  it.each<[string, (document: MutableDocument) => unknown, RegExp]>([
    [
      'an unknown type',
      (each) => (offeringOf(each, 'tv-start')['@type'] = 'Car'),
      /^\/productOffering\/\d+\/@type Car/u,
    ],
    [
      'a repeated id',
      (each) => each.productOffering.push(offeringOf(each, 'tv-start')),
      /\/id Subscription tv-start appears twice/u,
    ],
    [
      'a text without French',
      (each) => (valueOf(each, 'tv-start', 'name').value = { en: 'TV' }),
      /productSpecCharacteristicValue\/0\/value /u,
    ],
    ['a long commitment', (each) => (valueOf(each, 'tv-start', 'commitment_months').value = 36), /value .*24/u],
    ['missing speeds', (each) => (valueOf(each, 'internet-fibre-500', 'upload_normal').value = null), /upload speed/u],
    [
      'speeds that fall',
      (each) => (valueOf(each, 'internet-fibre-500', 'download_minimum').value = 9_999),
      /download speed/u,
    ],
    [
      'speeds of a mobile plan',
      (each) =>
        offeringOf(each, 'mobile-alzette-m').prodSpecCharValueUse?.push({
          name: 'download_maximum',
          valueType: 'integer',
          productSpecCharacteristicValue: [{ value: 5 }],
        }),
      /are for fixed lines/u,
    ],
    [
      'an unknown characteristic',
      (each) =>
        offeringOf(each, 'tv-start').prodSpecCharValueUse?.push({
          name: 'colour',
          valueType: 'string',
          productSpecCharacteristicValue: [{ value: 'red' }],
        }),
      /name Subscription has no characteristic colour/u,
    ],
    [
      'a missing characteristic',
      (each) => (offeringOf(each, 'tv-start').prodSpecCharValueUse = []),
      /has no characteristic position/u,
    ],
    [
      'a missing price',
      (each) => (offeringOf(each, 'tv-start').productOfferingPrice = []),
      /needs the price tv-start\.monthly-new/u,
    ],
    [
      'an unknown price',
      (each) =>
        (each.productOfferingPrice = each.productOfferingPrice.filter(({ id }) => id !== 'tv-start.activation')),
      /there is no productOfferingPrice tv-start\.activation/u,
    ],
    [
      'half a cent',
      (each) => (priceOf(each, 'tv-start.activation').value = 1.005),
      /^\/productOfferingPrice\/\d+\/price\/value has more than two decimals/u,
    ],
    [
      'a price below zero',
      (each) => (priceOf(each, 'tv-start.activation').value = -1),
      /^\/productOfferingPrice\/\d+\/price\/value/u,
    ],
    [
      'another currency',
      (each) => ((priceOf(each, 'tv-start.activation') as { unit: string }).unit = 'USD'),
      /^\/productOfferingPrice\/\d+\/price\/unit/u,
    ],
    [
      'a variant without its device',
      (each) => (each.productSpecification = each.productSpecification.filter(({ id }) => id !== 'ernz-9-pro')),
      /productSpecification\/id there is no Device ernz-9-pro/u,
    ],
    [
      'an unknown colour',
      (each) => (valueOf(each, 'ernz-9-pro-256-midnight-f24', 'colour_id').value = 'pink'),
      /there is no Colour ernz-9-pro:pink/u,
    ],
    [
      'an unknown add-on',
      (each) =>
        (offeringOf(each, 'tv-start').productOfferingRelationship = [
          { id: 'jet', relationshipType: 'optional', '@referredType': 'AddOn' },
        ]),
      /\/productOfferingRelationship\/0\/id there is no AddOn jet/u,
    ],
    ['a list that is missing', (each) => delete (each as Partial<typeof each>).productOffering, /^ .*productOffering/u],
  ])('%s', (_title, change, fault) => {
    const { faults } = readDocument(changed(change));
    expect(faults.map(({ pointer, message }) => `${pointer} ${message}`)).toContainEqual(expect.stringMatching(fault));
  });

  it('several faults are all named', () => {
    const { faults } = readDocument(
      changed((each) => {
        valueOf(each, 'tv-start', 'commitment_months').value = 36;
        priceOf(each, 'tv-start.activation').value = 1.005;
        offeringOf(each, 'mobile-alzette-m')['@type'] = 'Car';
      }),
    );
    expect(faults.length).toBeGreaterThanOrEqual(3);
  });

  it('any JSON that is not a catalogue gets faults', () => {
    for (const document of [null, 1, 'a', [], {}, { productOffering: [null] }])
      expect(readDocument(document).faults.length).toBeGreaterThan(0);
  });
});

const examples = join(__dirname, '../../../../../docs/examples/catalogue');

it.each(readdirSync(examples))('[R5] the example %s has no fault, and an offer', (file) => {
  const { faults, rows } = readDocument(JSON.parse(readFileSync(join(examples, file), 'utf8')));
  expect(faults).toEqual([]);
  const offers = ['Subscription', 'DeviceVariant', 'TopUp', 'StarterPack'].flatMap((type) => rows.rows.get(type) ?? []);
  expect(offers).toHaveLength(1);
});
