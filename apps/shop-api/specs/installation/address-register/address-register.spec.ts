import type { RegisteredAddresses, RegisteredTowns } from '@alzette/shop-model';
import { importAddresses } from '@alzette/shop-api/installation';
import { addressFile } from '../../../test/address-file';
import { databaseKinds, openTestShopOn } from '../../../test/shop-on';
import type { ShopVisitor } from '../../../test/shop-visitor';
import type { TestShop } from '../../../test/shop';

const register = [
  ...['1', '2', '12', '12A', '20', '24', '24B', '2-4', '200'].map(
    (number) => `rue du Moulin;${number};Esch-sur-Alzette;4251`,
  ),
  'rue du Moulin;24;Bascharage;4933',
  'rue du Moulin;;Dudelange;3591',
  "rue de l'Église;3;Schifflange;3833",
  "Rue de l'Eglise;3;Pétange;4732",
  'rue Étienne Schmit;5;Luxembourg;1452',
  "route d'Arlon;7;Luxembourg;1140",
  'avenue de la Liberté;8;Luxembourg;1930',
  'bd Royal;9;Luxembourg;2449',
  'rue St-Ulric;4;Luxembourg;2651',
  'rue de Strasbourg;6;Luxembourg;2560',
  'place d’Armes;1;Luxembourg;1136',
  'Große Straße;2;Wasserbillig;6630',
  'rue du 10 Septembre;10;Ettelbruck;9050',
  'rue du 10 Septembre;24;Ettelbruck;9050',
  'rue 1900;3;Luxembourg;2157',
  ...Array.from({ length: 12 }, (_value, index) => `cité Longue ${'ABCDEFGHIJKL'[index]};1;Wiltz;9530`),
];

describe.each(databaseKinds)('the address register on %s', (kind) => {
  let shop: TestShop;
  let visitor: ShopVisitor;
  beforeAll(async () => {
    shop = await openTestShopOn(kind);
    visitor = await shop.visitor();
    const file = addressFile(register);
    await importAddresses(shop.database, file.path);
    file.remove();
  }, 120_000);
  afterAll(() => shop.close());

  const search = async (text: string, postcode?: string) => {
    const payload = { text, ...(postcode !== undefined && { postcode }) };
    const { status, body } = await visitor.call<RegisteredAddresses>('POST', '/api/v2/shop/addresses', { payload });
    expect(status).toBe(200);
    return body.addresses;
  };
  /** `24 rue du Moulin 4251` */
  const found = async (text: string, postcode?: string) =>
    (await search(text, postcode)).map(({ street, houseNumber, postcode: of }) =>
      [houseNumber, street, of].filter((part) => part !== null).join(' '),
    );

  it('[J5] responds with streets to a text without a house number, one for each street of a postcode', async () => {
    expect(await search('rue du mou')).toEqual([
      { street: 'rue du Moulin', houseNumber: null, postcode: '4933', city: 'Bascharage' },
      { street: 'rue du Moulin', houseNumber: null, postcode: '3591', city: 'Dudelange' },
      { street: 'rue du Moulin', houseNumber: null, postcode: '4251', city: 'Esch-sur-Alzette' },
    ]);
  });

  it.each([
    ['rue etienne', ['rue Étienne Schmit 1452']],
    ['RUE ËTIENNE', ['rue Étienne Schmit 1452']],
    ['schmit rue', ['rue Étienne Schmit 1452']],
    ['eglise', ["rue de l'Église 3833", "Rue de l'Eglise 4732"]],
    ['rue de l’église', ["Rue de l'Eglise 4732", "rue de l'Église 3833"]],
    ['grosse strasse', ['Große Straße 6630']],
    ['große', ['Große Straße 6630']],
    ['rte d arlon', ["route d'Arlon 1140"]],
    ['av. de la lib', ['avenue de la Liberté 1930']],
    ['boulevard royal', ['bd Royal 2449']],
    ['bd royal', ['bd Royal 2449']],
    ['rue saint ulric', ['rue St-Ulric 2651']],
    ['rue st', ['rue St-Ulric 2651', 'rue de Strasbourg 2560']],
    ['pl. d armes', ['place d’Armes 1136']],
    ['rue 1900', ['rue 1900 2157']],
  ])('[J5] "%s" finds %j, without regard to accents, case and abbreviations', async (text, expected) => {
    const all = await found(text);
    expect(all.sort()).toEqual([...expected].sort());
  });

  it.each([
    ['24 rue du moulin esch', ['24 rue du Moulin 4251', '24B rue du Moulin 4251']],
    ['24, rue du Moulin, L-4251 Esch-sur-Alzette', ['24 rue du Moulin 4251', '24B rue du Moulin 4251']],
    ['rue du moulin 24 4251', ['24 rue du Moulin 4251', '24B rue du Moulin 4251']],
    ['rue du mou 24', ['24 rue du Moulin 4933', '24 rue du Moulin 4251', '24B rue du Moulin 4251']],
    ['12A rue du moulin', ['12A rue du Moulin 4251']],
    ['12 a, rue du moulin', ['12A rue du Moulin 4251', '12 rue du Moulin 4251']],
    ['rue du moulin 12a', ['12A rue du Moulin 4251']],
    ['2-4 rue du moulin', ['2-4 rue du Moulin 4251']],
    ['12 r', ['12 rue du Moulin 4251', '12A rue du Moulin 4251']],
    ["7 d'arlon", ["7 route d'Arlon 1140"]],
    ['rue du 10 sept', ['10 rue du 10 Septembre 9050', 'rue du 10 Septembre 9050']],
    ['24 rue du 10 sept', ['24 rue du 10 Septembre 9050']],
    ['rue du 10 sept 24', ['24 rue du 10 Septembre 9050']],
    ['10 rue du 10 septembre', ['10 rue du 10 Septembre 9050', 'rue du 10 Septembre 9050']],
  ])('[J5] "%s" finds the addresses %j, the exact number first', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('[J5] sorts longer numbers of a street as numbers', async () => {
    expect(await found('2 rue du moulin', '4251')).toEqual(
      ['2', '2-4', '20', '24', '24B', '200'].map((number) => `${number} rue du Moulin 4251`),
    );
  });

  it.each(['moulin esch-uelzecht', 'moulin Esch an der Alzette', 'esch moulin', 'Moulin, Esch-sur-Alzette'])(
    '[J5] "%s" finds the town by its French, German or Luxembourgish name',
    async (text) => expect(await found(text)).toEqual(['rue du Moulin 4251']),
  );

  it.each([
    ['strasbourg lëtzebuerg', '2560'],
    ['strasbourg Luxemburg', '2560'],
    ['moulin diddeleng', '3591'],
    ['moulin Düdelingen', '3591'],
    ['eglise peiteng', '4732'],
    ['eglise schefflen', '3833'],
    ['moulin niederkerschen', '4933'],
  ])('[J5] "%s" finds the town in postcode %s', async (text, postcode) => {
    expect((await search(text)).map((address) => address.postcode)).toEqual([postcode]);
  });

  it('[J5] searches in the given postcode only', async () => {
    expect(await found('moulin', '3591')).toEqual(['rue du Moulin 3591']);
    expect(await found('24 moulin', '4933')).toEqual(['24 rue du Moulin 4933']);
    expect(await found('moulin', '1140')).toEqual([]);
  });

  it('[J5] responds with eight results at most, those that begin with the text first', async () => {
    const streets = await found('longue');
    expect(streets).toHaveLength(8);
    expect(await found('rue')).toHaveLength(8);
    expect((await found('r')).every((street) => /^rue|^route/iu.test(street))).toBe(true);
  });

  it.each([
    '',
    '   ',
    'x',
    'rue du moulinet',
    '399 rue du moulin',
    '%',
    '_',
    'rue % moulin x',
    "'",
    '\\',
    '!',
    '&',
    '24',
  ])('[J5] finds nothing for %j', async (text) => expect(await found(text)).toEqual([]));

  it.each([
    "rue' du moulin",
    'rue % du _ moulin',
    'rue:* & (moulin)',
    "rue' | 'moulin':* & '",
    'rue\\ moulin',
    '"rue" moulin',
  ])('[J5] ignores the signs in %j', async (text) => expect(await found(text, '4251')).toEqual(['rue du Moulin 4251']));

  it.each([
    ['200 terms', 'a '.repeat(100)],
    ['one long term', '㍿'.repeat(200)],
    ['letters outside the basic plane', '𐐷'.repeat(100)],
  ])('[J5] responds to %s', async (_title, text) => {
    await found(text);
  });

  it('[J5] lists the towns of a postcode', async () => {
    const towns = async (postcode: string) => {
      const query = { postcode };
      return (await visitor.call<RegisteredTowns>('GET', '/api/v2/shop/addresses/towns', { query })).body.towns;
    };
    expect(await towns('4251')).toEqual(['Esch-sur-Alzette']);
    expect(await towns('1999')).toEqual([]);
  });
});
