export { circuitBreaker, CircuitOpenError, type CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker';
export { readBuildInfo, type BuildInfo } from './build-info';
export { clocksDiffer, maxClockDifferenceMs } from './clock-difference';
export {
  EnvironmentError,
  isLoopback,
  isOnThisMachine,
  isWeakSecret,
  readVariables,
  type EnvironmentReader,
  type KeyRing,
  type SecretRule,
  type Variables,
} from './environment-reader';
export {
  checkPartnerUrl,
  readOptionalPartner,
  readPartner,
  readPartnerKeys,
  readPartnerUrl,
  readSandboxMode,
  readSandboxUrl,
  readWebhookKeys,
  refuseSandbox,
  sandboxWarning,
  type OptionalPartnerName,
  type PartnerName,
  type PartnerSettings,
  type RequiredPartnerName,
  type SandboxMode,
} from './partner-settings';
export { escapeHtml } from './escape-html';
export {
  responseOf,
  documentResponse,
  foreignResponses,
  openApi,
  pageResponse,
  redirectResponse,
  type OpenApiOptions,
} from './open-api';
export {
  noOperations,
  readOperations,
  type Lifecycle,
  type Operations,
  type OperationSettings,
} from './operations/lifecycle';
export { loggableError, redact, serverLog, type LoggableError, type LogSettings } from './operations/logging';
export { serverMetrics, type ServerMetrics } from './operations/metrics';
export {
  maxJsonBytes,
  observeRequests,
  requestIdHeader,
  requestIdHeaders,
  serverOptions,
  withRequestId,
  type Observers,
  type ServerOptions,
  type ServerTimeouts,
} from './operations/requests';
export { problem, ProblemError, problemOf, sendProblem, type ProblemErrorOptions } from './problem';
export { runServer, startFailure, type Server } from './run-server';
export { threadPool, ThreadsBusyError, type ThreadPool } from './threads/thread-pool';
export { openTelemetry } from './tracing/open-telemetry';
export { traceOutgoingCalls } from './tracing/outgoing-calls';
export { recordStatement, type Statement } from './tracing/record-statement';
export type { TracingSettings } from './tracing/settings';
export type { CallerPosition, Span, SpanAttributes, SpanStart, TracePosition, Tracer } from './tracing/tracer';
