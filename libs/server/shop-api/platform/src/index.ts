export {
  type CustomersApi,
  type OrderWebhook,
  type PartnerAddresses,
  readDatabaseLocation,
  readEnvironment,
  readRetention,
  type Settings,
} from './config/environment';
export type { Retention } from './config/retention';
export { isDatabaseUnavailable } from './database/database-unavailable';
export { FolderInUseError } from './database/folder-lock';
export { deleteExpiredLeases, withLease } from './database/lease';
export { lockNames } from './database/lock-names';
export { openDatabase, openReplica } from './database/open-database';
export { moveSequencesAhead } from './database/sequences-repository';
export type {
  Bytes,
  Database,
  Executor,
  Json,
  NullableBytes,
  NullableJson,
  NullableTimestamp,
  ShopSchema,
  Timestamp,
  WithDefault,
} from './database/schema';
export { addWorkingDays, publicHolidays } from './public-holidays';
export { addDays, ageOn, daysBetween, isSunday, isWeekend, parseDate } from './days';
export { healthRoutes } from './health/health-routes';
export { siteTrustRoute } from './health/site-trust';
export { backgroundWork } from './http/background-work';
export { matchesEtag, sendCacheable, sendImage } from './http/cacheable';
export { parseFileBodies } from './http/file-bodies';
export { handleError, handleNotFound } from './http/handle-error';
export { parseJsonInTurn } from './http/json-bodies';
export { localeOf, LocaleQuerySchema, LocaleSchema, queryLimit } from './http/locale-query';
export { notFound, unprocessable, withdrawn } from './http/problem';
export {
  createRateCounter,
  deleteExpiredCounts,
  enforceLimits,
  type LimitedSubject,
  limitedSubjects,
  limitRequests,
  mailboxOf,
  networkOf,
  networkSubjects,
  type RateCounter,
  rateLimited,
  type RouteLimits,
  sendWithinLimits,
  visitorLimits,
} from './http/rate-limits';
export type { SchemaTypes, ShopServer } from './http/shop-server';
export { signedRoute } from './http/signed-route';
export { isStorable, requireStorableText } from './http/storable-text';
export {
  type Charge,
  oneTime,
  pricesOf,
  recurring,
  type TmfPrice,
  TmfPriceSchema,
  totalPrices,
} from './http/tmf-price';
export {
  offering,
  OfferingReferenceSchema,
  presentOffered,
  presentTerms,
  productFields,
  TermSchema,
} from './http/tmf-product';
export {
  fieldsQuery,
  type Page,
  pageOf,
  pageQuery,
  schemaLocation,
  selectFields,
  setPageHeaders,
  tmfErrors,
} from './http/tmf';
export { dropInvisibleText } from './http/visible-text';
export {
  embeddingPage,
  type ReadVisitor,
  requireSiteServer,
  requireVisitor,
  type Visitor,
  visitorOf,
  visitorReader,
} from './http/visitor';
export { type RepeatedJob, repeatJob } from './jobs/repeat';
export { normaliseLineNumber } from './line-number';
export { type MetricQuery, registerMetrics } from './metrics/metrics';
export type { OperatorContext } from './operator-clients/access-token';
export { logOrderAccess, mayReadPersonal } from './operator-clients/order-access';
export { callerOf, scopeGuard } from './operator-clients/require-scope';
export { tokenRoute } from './operator-clients/token-route';
export {
  type AnyMessage,
  completeMessage,
  deleteMessagesTo,
  deleteOldMessages,
  enqueue,
  expediteMessage,
  findMessage,
  findMessagesOfOrder,
  findMessagesTo,
  findUndeliveredMessages,
  outboxMetrics,
  withdrawMessage,
} from './outbox/outbox-repository';
export {
  DeliveryError,
  type KeyOf,
  type OutboxHandler,
  type OutboxHandlers,
  type OutboxKeys,
  processOutbox,
  startOutboxWorkers,
} from './outbox/outbox';
export {
  findHandled,
  findStaffActions,
  insertStaffAction,
  isUnhandled,
  type StaffAction,
  type WorkItem,
  type WorkKind,
  workKinds,
} from './staff-log/staff-log-repository';
export { PartnerClient } from './partners/partner-client';
export { PartnerError } from './partners/partner-error';
export type { ShopContext } from './shop-context';
