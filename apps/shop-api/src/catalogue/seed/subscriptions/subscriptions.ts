import type { SubscriptionSeed } from '../seed-types';
import { duoOffers } from './duo';
import { internetOffers } from './internet';
import { internetMobileOffers } from './internet-mobile';
import { withdrawnMobilePlan } from './mobile';
import { tvOffers } from './tv';

export const subscriptionSeeds: readonly SubscriptionSeed[] = [
  withdrawnMobilePlan,
  ...internetOffers,
  ...internetMobileOffers,
  ...tvOffers,
  ...duoOffers,
];
