export { consentRoutes } from './consents/consent-routes';
export { eraseOldData } from './retention/erase-old-data';
