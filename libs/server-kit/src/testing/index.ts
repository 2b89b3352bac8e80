export { checkAnswers } from './described-answers';
export { routeList } from './described-routes';
export { freePort } from './free-port';
export { stressRun, type StressRun, type StressSizes } from './stress-run';
export { startMailServer } from './mail-server';
export { openApiDocument, type Answered, type OpenApiDocument, type Operation } from './open-api-document';
export { seriousPolicyFindings } from './policy-findings';
