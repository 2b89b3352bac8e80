/** A person as people type themselves into a form. */
export interface TypedPerson {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly city: string;
  readonly phonePrefix: string;
  readonly phone: string;
  /** The number that is meant, in E.164. */
  readonly e164: string;
}

const firstNames = [
  'Zoé',
  'Łucja',
  'Jiří',
  'Đorđe',
  'Ștefan',
  'İpek',
  'Þórir',
  'Ħanna',
  'Jean-Pierre',
  'Anne Sophie',
  'María José',
  'João',
  'Siân',
  'Aoife',
  'Þuríður',
  'Nguyễn Thị',
  'Ελένη',
  'Γιώργος',
  'Αθηνά',
  'Николай',
  'Ђурђа',
  'Їжак',
  'Ґанна',
  'Әлия',
  'გიორგი',
  'Անահիտ',
  'Õnne',
  'Kārlis',
  'Živilė',
  'Weiß',
  'D’Arcy',
  "O'Neill",
];
const lastNames = [
  'Müller-Weiß',
  'Kołodziejczyk',
  'Dvořáková',
  'Šimić',
  'Țepeș',
  'Ağaoğlu',
  'Ægisson',
  'van der Meer',
  'De Smet',
  "D'Hondt",
  'von Thun und Hohenstein',
  'Œuvrard',
  'Núñez Ibáñez',
  'Gonçalves',
  'Hồng Ngọc',
  'Παπαδοπούλου',
  'Χατζηγιάννης',
  'Петров-Водкин',
  'Ђоковић',
  'Хрещатенко',
  'Қасымова',
  'ბერიძე',
  'Պետրոսյան',
  'Ķiršs',
  'Žukauskas',
  'Őry',
  'Ó Súilleabháin',
  'Ní Mhaoláin',
  'Weber',
];
const streets = [
  'rue de l’Alzette',
  'Grand-Rue',
  'bd Grande-Duchesse Charlotte',
  'Op der Héicht',
  'An de Bongerten',
  'rue Érasme',
  'Straßburger Straße',
  'Königsallee',
  'Brüsseler Str.',
  'Chaussée d’Ixelles',
  'Sint-Pietersnieuwstraat',
  'avenue de l’Œuvre',
  'place Saint-Géry',
  'Z.A. Weiergewan',
  'Cité «Kiem»',
  'lieu-dit “La Côte”',
  'rue n° 5',
];
const cities = [
  'Esch-sur-Alzette',
  'Luxembourg',
  'Bettembourg',
  'Rëmich',
  'Réimech',
  'Liège',
  'Bruxelles/Brussel',
  'Sankt Vith',
  'Trier',
  'Köln',
  'Saarbrücken',
  'Thionville',
  'L’Haÿ-les-Roses',
];
/** As Luxembourg, Belgium, France and Germany write them. */
const streetNumbers = [
  '1',
  '12A',
  '12 a',
  '3 bis',
  '7 ter',
  '12-14',
  '12/3',
  '12 bte 4',
  '24 1/2',
  '5 b',
  'A 12',
  '7 bus 02',
  '110 Hs',
  '9 rez-de-chaussée',
];
/** Calling code, number as typed, number as meant. */
const phones = [
  ['+352', '661 234 567', '+352661234567'],
  ['+352', '+352 661 234 567', '+352661234567'],
  ['+352', '00352 621-123-456', '+352621123456'],
  ['+352', '352691123456', '+352691123456'],
  ['+352', '26 12 34', '+352261234'],
  ['+32', '0470 12 34 56', '+32470123456'],
  ['+352', '+32 470/12.34.56', '+32470123456'],
  ['+33', '06 12 34 56 78', '+33612345678'],
  ['+33', '+33 (0)6 12 34 56 78', '+33612345678'],
  ['+49', '0151 12345678', '+4915112345678'],
  ['+352', '0049 651 9941 0', '+4965199410'],
] as const;

/** The person with this number. Neighbours differ in every response; every third types decomposed letters, as some keyboards do. */
export function aPerson(index: number): TypedPerson {
  const pick = <Value>(values: readonly Value[], step: number) =>
    values[(index * step + step) % values.length] as Value;
  const spelling = index % 3 === 2 ? 'NFD' : 'NFC';
  const [phonePrefix, phone, e164] = pick(phones, 5);
  return {
    firstname: pick(firstNames, 7).normalize(spelling),
    lastname: pick(lastNames, 11).normalize(spelling),
    street: pick(streets, 3).normalize(spelling),
    streetNumber: pick(streetNumbers, 5),
    city: pick(cities, 4).normalize(spelling),
    phonePrefix,
    phone,
    e164,
  };
}

/** Names in scripts that contracts do not print. */
export const unprintableNames = ['محمد', 'สมชาย', '山田', '김민준', 'עמית', 'Ada 🙂'];
