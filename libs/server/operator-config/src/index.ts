export { noBypass, type Bypass } from './bypass';
export { publicSettings, type PartnerAddresses, type PublicSettings } from './public-settings';
export type { BuyerLimits, Operator } from './schema';
