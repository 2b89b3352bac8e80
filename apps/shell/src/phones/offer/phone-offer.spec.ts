import { deviceItem, type DeviceOffer } from '@alzette/shop-model';
import { aCustomer, aDeviceOffer, aMobileVariant, anAdditional } from '@alzette/testing';
import { aPhone, variants } from '../testing/a-phone';
import { offerOfPhone, phoneOffer, pictureOf } from './phone-offer';

const added = { identifier: 'device-1', origin: '/en/phones/ernz-9-pro' };
const music = anAdditional({ code: 'music', name: 'Music' });
const plan = aMobileVariant({ additionals: [music] });

/** What `GET devices/variant/{code}` answers. */
function answerFor(code: string, overrides: Partial<DeviceOffer> = {}): DeviceOffer {
  const image = '/api/catalogue/images/ernz-9-pro/midnight.svg';
  return aDeviceOffer({ ...variants.blue24, code, esim: true, image, additionals: [anAdditional()], ...overrides });
}

it('[D13, E9] makes of phone and plan what the catalogue answers for their code', () => {
  const answer = answerFor('ernz-9-pro-256-midnight-f24.mobile-m-24', { subscription: plan });
  expect(phoneOffer(aPhone(), variants.blue24, plan)).toEqual(answer);
  const { line, additionals } = offerOfPhone(phoneOffer(aPhone(), variants.blue24, plan));
  expect(line(added)).toEqual(deviceItem(answer, added));
  expect(additionals.map(({ code }) => code)).toEqual(['screen-care', 'music']);
});

it('[D13] makes of the phone alone what the catalogue answers for its variant', () => {
  const answer = answerFor('ernz-9-pro-256-midnight-f24');
  expect(phoneOffer(aPhone(), variants.blue24, null)).toEqual(answer);
  const { line, additionals } = offerOfPhone(answer);
  expect(line(added)).toEqual(deviceItem(answer, added));
  expect(additionals.map(({ code }) => code)).toEqual(['screen-care']);
});

it('changes a line of the customer only together with a plan', () => {
  const [own] = aCustomer().lines;
  if (!own) throw new Error('The customer has a line');
  const changing = { ...added, changedLine: { id: own.id, name: own.name, phoneNumber: own.phoneNumber } };
  expect(offerOfPhone(phoneOffer(aPhone(), variants.blue24, plan)).line(changing).subscriptionMode).toBe('change');
  const alone = offerOfPhone(phoneOffer(aPhone(), variants.blue24, null)).line(changing);
  expect(alone).toMatchObject({ subscriptionMode: 'new', changedLine: null, keepNumber: false });
});

it('[D12] shows the picture of the colour, or any', () => {
  const { images } = aPhone();
  expect(pictureOf({ images }, 'sand')).toBe('/api/catalogue/images/ernz-9-pro/sand.svg');
  expect(pictureOf({ images }, 'lilac')).toBe('/api/catalogue/images/ernz-9-pro/midnight.svg');
});
