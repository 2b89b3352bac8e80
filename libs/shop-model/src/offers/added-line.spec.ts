import { aCartItem } from '../testing';
import { withAnswers } from './items';

const modes = [
  { code: 'self', label: 'By yourself', description: '', price: 0 },
  { code: 'technician', label: 'By a technician', description: '', price: 4900 },
];
const answered = aCartItem({ simType: 'eSIM', esim: true, installationModes: modes, installationMode: 'technician' });

describe('withAnswers', () => {
  it('[B9] keeps SIM type and installation if the chosen offer has them', () => {
    const another = aCartItem({ simType: 'physical', esim: true, installationModes: modes, installationMode: 'self' });
    expect(withAnswers(another, answered)).toMatchObject({ simType: 'eSIM', installationMode: 'technician' });
  });

  it('[B9] drops an answer that the chosen offer does not have', () => {
    const plain = aCartItem({
      simType: 'physical',
      esim: false,
      installationModes: modes.slice(0, 1),
      installationMode: 'self',
    });
    expect(withAnswers(plain, answered)).toMatchObject({ simType: 'physical', installationMode: 'self' });
  });
});
