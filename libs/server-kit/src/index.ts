export { circuitBreaker, CircuitOpenError, type CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker';
export { EnvironmentError } from './environment-error';
export { readVariables, type EnvironmentReader, type SecretRule, type Variables } from './environment-reader';
export { escapeHtml } from './escape-html';
export { problem, ProblemError, problemOf, sendProblem, type ProblemErrorOptions } from './problem';
export { runServer, startFailure, type Server } from './run-server';
