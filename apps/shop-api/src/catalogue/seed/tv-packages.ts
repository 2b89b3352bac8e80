import type { TvPackageSeed } from './seed-types';
import { discounted, price } from './seed-types';
import { same, words } from './words';

const pack = (code: string, rest: Omit<TvPackageSeed, 'code' | 'productCode'>): TvPackageSeed => ({
  code: `pack-${code}-1`,
  productCode: `pack-${code}`,
  ...rest,
});

export const tvPackages: readonly TvPackageSeed[] = [
  pack('sport', {
    name: same('Sport'),
    subtitle: words(
      '12 chaînes de football, cyclisme et tennis',
      '12 channels of football, cycling and tennis',
      '12 Sender für Fußball, Radsport und Tennis',
    ),
    price: price(1299),
  }),
  pack('cinema', {
    name: words('Cinéma et séries', 'Films and series', 'Filme und Serien'),
    subtitle: words(
      '9 chaînes, les films un an après la salle',
      '9 channels, films a year after the cinema',
      '9 Sender, Filme ein Jahr nach dem Kino',
    ),
    price: discounted(999, 1199, 1199, 6),
  }),
  pack('kids', {
    name: words('Enfants', 'Kids', 'Kinder'),
    subtitle: words('7 chaînes sans publicité', '7 channels without advertising', '7 Sender ohne Werbung'),
    price: price(599),
  }),
  pack('discovery', {
    name: words('Découverte', 'Discovery', 'Wissen'),
    subtitle: words(
      '8 chaînes de nature, d’histoire et de sciences',
      '8 channels on nature, history and science',
      '8 Sender zu Natur, Geschichte und Wissenschaft',
    ),
    price: price(699),
  }),
  pack('portugal', {
    name: same('Portugal'),
    subtitle: words('14 chaînes en portugais', '14 channels in Portuguese', '14 Sender auf Portugiesisch'),
    price: price(899),
  }),
  pack('italy', {
    name: words('Italie', 'Italy', 'Italien'),
    subtitle: words('10 chaînes en italien', '10 channels in Italian', '10 Sender auf Italienisch'),
    price: price(899),
  }),
  pack('music', {
    name: words('Musique et concerts', 'Music and concerts', 'Musik und Konzerte'),
    subtitle: words(
      '6 chaînes, du classique au rock',
      '6 channels, from classical to rock',
      '6 Sender von Klassik bis Rock',
    ),
    price: price(499),
  }),
  pack('international', {
    name: words('International', 'International', 'International'),
    subtitle: words(
      '20 chaînes d’information en 9 langues',
      '20 news channels in 9 languages',
      '20 Nachrichtensender in 9 Sprachen',
    ),
    price: price(799),
  }),
  pack('opera', {
    name: words('Opéra', 'Opera', 'Oper'),
    subtitle: words(
      '2 chaînes d’opéra et de ballet',
      '2 channels of opera and ballet',
      '2 Sender für Oper und Ballett',
    ),
    price: price(599),
    withdrawn: true,
  }),
];
