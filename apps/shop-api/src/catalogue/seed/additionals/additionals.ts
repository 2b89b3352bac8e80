import type { AdditionalSeed } from '../seed-types';
import { deviceAdditionals } from './device';
import { homeAdditionals } from './home';
import { mobileAdditionals } from './mobile';
import { tvAdditionals } from './tv';

/** In the order in which an offer shows them. */
export const additionalSeeds: readonly AdditionalSeed[] = [
  ...deviceAdditionals,
  ...mobileAdditionals,
  ...homeAdditionals,
  ...tvAdditionals,
];
