import { termsOf } from './search-text';

/** Towns whose names differ in French, German and Luxembourgish. The first name is the one of the national register. */
const townNames: readonly (readonly [string, ...string[]])[] = [
  ['Bascharage', 'Käerjeng', 'Niederkerschen', 'Nidderkäerjeng'],
  ['Belvaux', 'Beles', 'Bieles'],
  ['Bertrange', 'Bertringen', 'Bartringen', 'Bartreng'],
  ['Bettembourg', 'Bettemburg', 'Beetebuerg'],
  ['Clemency', 'Küntzig', 'Kënzeg'],
  ['Clervaux', 'Clerf', 'Klierf'],
  ['Diekirch', 'Dikrech'],
  ['Differdange', 'Differdingen', 'Déifferdeng'],
  ['Dippach', 'Dippech'],
  ['Dudelange', 'Düdelingen', 'Diddeleng'],
  ['Echternach', 'Iechternach'],
  ['Esch-sur-Alzette', 'Esch an der Alzette', 'Esch-Uelzecht'],
  ['Esch-sur-Sûre', 'Esch an der Sauer', 'Esch-Sauer'],
  ['Ettelbruck', 'Ettelbrück', 'Ettelbréck'],
  ['Frisange', 'Frisingen', 'Fréiseng'],
  ['Grevenmacher', 'Gréiwemaacher'],
  ['Hautcharage', 'Oberkerschen', 'Uewerkäerjeng'],
  ['Hesperange', 'Hesperingen', 'Hesper'],
  ['Howald', 'Houwald'],
  ['Junglinster', 'Jonglënster'],
  ['Kayl', 'Käl', 'Keel'],
  ['Kehlen', 'Kielen'],
  ['Kopstal', 'Koplescht'],
  ['Larochette', 'Fels', 'Fiels'],
  ['Leudelange', 'Leudelingen', 'Leideleng'],
  ['Lintgen', 'Lëntgen'],
  ['Lorentzweiler', 'Luerenzweiler'],
  ['Luxembourg', 'Luxemburg', 'Lëtzebuerg'],
  ['Mersch', 'Miersch'],
  ['Mondorf-les-Bains', 'Bad Mondorf', 'Munneref'],
  ['Niederanven', 'Nidderaanwen'],
  ['Niederkorn', 'Nidderkuer'],
  ['Oberkorn', 'Uewerkuer'],
  ['Pétange', 'Petingen', 'Péiteng'],
  ['Remich', 'Réimech'],
  ['Rodange', 'Rodingen'],
  ['Roeser', 'Réiser'],
  ['Rumelange', 'Rümelingen', 'Rëmeleng'],
  ['Sanem', 'Sassenheim', 'Suessem'],
  ['Schifflange', 'Schifflingen', 'Schëffleng'],
  ['Soleuvre', 'Zolver', 'Zolwer'],
  ['Steinfort', 'Stengefort'],
  ['Steinsel', 'Steesel'],
  ['Strassen', 'Stroossen'],
  ['Tétange', 'Tetingen', 'Téiteng'],
  ['Troisvierges', 'Ulflingen', 'Ëlwen'],
  ['Vianden', 'Veianen'],
  ['Walferdange', 'Walferdingen', 'Walfer'],
  ['Wasserbillig', 'Waasserbëlleg'],
  ['Wiltz', 'Wolz'],
];

const keyOf = (name: string) => termsOf(name).join(' ');
const termsByTown = new Map(townNames.map(([name, ...others]) => [keyOf(name), others.flatMap(termsOf)]));

/** The terms of a town's names in the other languages. */
export function otherTownTerms(city: string): readonly string[] {
  return termsByTown.get(keyOf(city)) ?? [];
}
