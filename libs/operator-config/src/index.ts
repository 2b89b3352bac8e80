export { publicSettings, type PartnerAddresses, type PublicSettings } from './public-settings';
export type { Operator } from './schema';
