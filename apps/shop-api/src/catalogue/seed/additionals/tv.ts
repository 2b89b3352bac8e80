import type { AdditionalSeed } from '../seed-types';
import { price } from '../seed-types';
import { words } from '../words';

const recorder = words('Enregistrement', 'Recording', 'Aufnahme');
const secondTv = words('Deuxième téléviseur', 'Second television', 'Zweiter Fernseher');

export const tvAdditionals: readonly AdditionalSeed[] = [
  {
    code: 'tv-recorder',
    name: recorder,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: words(
        'Vos programmes, gardés pendant six mois',
        'Your programmes, kept for six months',
        'Ihre Sendungen, sechs Monate aufbewahrt',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [
      {
        code: 'tv-recorder-100',
        name: words('Enregistrement 100 heures', '100 hours of recording', 'Aufnahme 100 Stunden'),
        price: price(399),
        attributes: { subscription_additional_variant_name: words('100 heures', '100 hours', '100 Stunden') },
      },
      {
        code: 'tv-recorder-300',
        name: words('Enregistrement 300 heures', '300 hours of recording', 'Aufnahme 300 Stunden'),
        price: price(699),
        attributes: { subscription_additional_variant_name: words('300 heures', '300 hours', '300 Stunden') },
      },
    ],
  },
  {
    code: 'second-tv',
    name: secondTv,
    display: 'column',
    image: 'tv-box',
    deliverable: true,
    attributes: {
      subscription_additional_pretitle: words('Dans la chambre aussi', 'In the bedroom too', 'Auch im Schlafzimmer'),
      subscription_additional_subtitle: words(
        'Un décodeur de plus, toutes vos chaînes',
        'One more set-top box, all your channels',
        'Ein weiterer Receiver mit allen Sendern',
      ),
      subscription_additional_is_countable: true,
      subscription_additional_max_quantity: 3,
    },
    variants: [
      {
        code: 'second-tv-box',
        name: words('Décodeur supplémentaire', 'Additional set-top box', 'Zusätzlicher Receiver'),
        price: price(499),
        activationFee: 1900,
        activationFeeName: words('Activation du décodeur', 'Set-top box activation', 'Aktivierung des Receivers'),
        attributes: {},
      },
    ],
  },
];
