export { largestValue, longestHold } from './event-loop';
export {
  checkResponses,
  openApiDocument,
  routeList,
  type ReceivedResponse,
  type OpenApiDocument,
  type Operation,
} from './open-api-document';
export { partnerKeys } from './partner-keys';
export { seriousPolicyFindings } from './policy-findings';
export { stressRun, type StressRun, type StressSizes } from './stress-run';
export { freePort, startMailServer } from './test-servers';
export { unboundedInputs } from './unbounded-inputs';
export { inVolume } from './volume';
export { isWithout } from './without';
