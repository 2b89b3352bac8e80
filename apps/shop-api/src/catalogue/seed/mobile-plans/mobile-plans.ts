import type { MobilePlan } from './mobile-plan';
import { alzetteL } from './alzette-l';
import { alzetteM } from './alzette-m';
import { alzetteS } from './alzette-s';
import { alzetteUnlimited } from './alzette-unlimited';
import { alzetteXs } from './alzette-xs';

export const mobilePlans: readonly MobilePlan[] = [alzetteXs, alzetteS, alzetteM, alzetteL, alzetteUnlimited];
