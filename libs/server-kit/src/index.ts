export { circuitBreaker, CircuitOpenError, type CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker';
export { EnvironmentError } from './environment-error';
export {
  readKeyRing,
  readVariables,
  type EnvironmentReader,
  type KeyRing,
  type SecretRule,
  type Variables,
} from './environment-reader';
export { escapeHtml } from './escape-html';
export {
  answerOf,
  documentAnswer,
  foreignAnswers,
  openApi,
  pageAnswer,
  redirectAnswer,
  type OpenApiOptions,
} from './open-api';
export {
  loggableError,
  noOperations,
  observeRequests,
  readOperations,
  redact,
  requestIdHeader,
  requestIdHeaders,
  serverLog,
  serverMetrics,
  serverOptions,
  withRequestId,
  type Lifecycle,
  type LoggableError,
  type LogSettings,
  type Observers,
  type Operations,
  type OperationSettings,
  type ServerMetrics,
} from './operations';
export { problem, ProblemError, problemOf, sendProblem, type ProblemErrorOptions } from './problem';
export { runServer, startFailure, type Server } from './run-server';
