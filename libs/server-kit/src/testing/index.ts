export { gauntletRow, type GauntletRow, type RowSizes } from './gauntlet-row';
export { startMailServer } from './mail-server';
export { seriousPolicyFindings } from './policy-findings';
