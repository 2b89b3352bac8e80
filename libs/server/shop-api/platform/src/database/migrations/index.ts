import type { Migration } from 'kysely';
import * as shop from './0001-shop';
import * as mobilePlans from './0002-mobile-plans';
import * as catalogue from './0003-catalogue';
import * as installation from './0004-installation';
import * as documents from './0005-documents';
import * as webhooks from './0006-webhooks';
import * as prepaid from './0007-prepaid';
import * as receipts from './0008-receipts';
import * as orderHistory from './0009-order-history';
import * as rateLimits from './0012-rate-limits';
import * as outbox from './0013-outbox';
import * as usedOnce from './0014-used-once';
import * as retention from './0015-retention';
import * as catalogueVersion from './0016-catalogue-version';
import * as firstResponses from './0017-first-answers';
import * as creditStatus from './0018-credit-status';
import * as sessionLimits from './0019-session-limits';
import * as endedSessions from './0020-ended-sessions';
import * as erasedVerifications from './0021-erased-verifications';
import * as acceptances from './0022-acceptances';
import * as releaseRevisions from './0023-release-revisions';
import * as maximumCommitment from './0024-maximum-commitment';
import * as shopperMails from './0025-shopper-mails';
import * as speedsAndStock from './0026-speeds-and-stock';
import * as myOrders from './0027-my-orders';
import * as lifeOfOrders from './0028-life-of-orders';
import * as devicePrices from './0029-device-prices';
import * as proofOfConsent from './0030-proof-of-consent';
import * as analyticsConsents from './0031-analytics-consents';
import * as operatorAccesses from './0032-operator-accesses';
import * as hubSubscriptions from './0033-hub-subscriptions';
import * as linksAndReturns from './0034-links-and-returns';
import * as stockReservations from './0035-stock-reservations';
import * as deliveryPrices from './0036-delivery-prices';
import * as buyers from './0037-buyers';
import * as selfInstallation from './0038-self-installation';
import * as returnProofs from './0039-return-proofs';
import * as devicePictures from './0040-device-pictures';
import * as addressRegister from './0041-address-register';
import * as staffActions from './0042-staff-actions';

/** In the order of their names. A published one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-mobile-plans': mobilePlans,
  '0003-catalogue': catalogue,
  '0004-installation': installation,
  '0005-documents': documents,
  '0006-webhooks': webhooks,
  '0007-prepaid': prepaid,
  '0008-receipts': receipts,
  '0009-order-history': orderHistory,
  '0012-rate-limits': rateLimits,
  '0013-outbox': outbox,
  '0014-used-once': usedOnce,
  '0015-retention': retention,
  '0016-catalogue-version': catalogueVersion,
  '0017-first-answers': firstResponses,
  '0018-credit-status': creditStatus,
  '0019-session-limits': sessionLimits,
  '0020-ended-sessions': endedSessions,
  '0021-erased-verifications': erasedVerifications,
  '0022-acceptances': acceptances,
  '0023-release-revisions': releaseRevisions,
  '0024-maximum-commitment': maximumCommitment,
  '0025-shopper-mails': shopperMails,
  '0026-speeds-and-stock': speedsAndStock,
  '0027-my-orders': myOrders,
  '0028-life-of-orders': lifeOfOrders,
  '0029-device-prices': devicePrices,
  '0030-proof-of-consent': proofOfConsent,
  '0031-analytics-consents': analyticsConsents,
  '0032-operator-accesses': operatorAccesses,
  '0033-hub-subscriptions': hubSubscriptions,
  '0034-links-and-returns': linksAndReturns,
  '0035-stock-reservations': stockReservations,
  '0036-delivery-prices': deliveryPrices,
  '0037-buyers': buyers,
  '0038-self-installation': selfInstallation,
  '0039-return-proofs': returnProofs,
  '0040-device-pictures': devicePictures,
  '0041-address-register': addressRegister,
  '0042-staff-actions': staffActions,
};
