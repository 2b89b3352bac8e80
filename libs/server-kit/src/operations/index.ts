export { noOperations, readOperations, type Lifecycle, type Operations, type OperationSettings } from './lifecycle';
export { loggableError, serverLog, type LoggableError, type LogSettings } from './logging';
export { serverMetrics, type ServerMetrics } from './metrics';
export { observeRequests, type Observers } from './observe-requests';
export { redact } from './redact';
export { requestIdHeader, requestIdHeaders, withRequestId } from './request-id';
export { serverOptions } from './server-options';
