export { checkAnswers } from './described-answers';
export { routeList } from './described-routes';
export { freePort } from './free-port';
export { gauntletRow, type GauntletRow, type RowSizes } from './gauntlet-row';
export { startMailServer } from './mail-server';
export { openApiDocument, type Answered, type OpenApiDocument, type Operation } from './open-api-document';
export { seriousPolicyFindings } from './policy-findings';
