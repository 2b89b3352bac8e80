import { aCartItem } from '../testing';
import { withItemValues } from './items';

const modes = [
  { code: 'self', label: 'By yourself', description: '', price: 0 },
  { code: 'technician', label: 'By a technician', description: '', price: 4900 },
];
const chosen = aCartItem({ simType: 'eSIM', esim: true, installationModes: modes, installationMode: 'technician' });

describe('withItemValues', () => {
  it('[B9] keeps SIM type and installation if the chosen offer has them', () => {
    const another = aCartItem({ simType: 'physical', esim: true, installationModes: modes, installationMode: 'self' });
    expect(withItemValues(another, chosen)).toMatchObject({ simType: 'eSIM', installationMode: 'technician' });
  });

  it('[B9] drops a value that the chosen offer does not have', () => {
    const plain = aCartItem({
      simType: 'physical',
      esim: false,
      installationModes: modes.slice(0, 1),
      installationMode: 'self',
    });
    expect(withItemValues(plain, chosen)).toMatchObject({ simType: 'physical', installationMode: 'self' });
  });
});
