export { consentRoutes } from './consents/consent-routes';
export { erasePerson, type ErasedOrder } from './person/erase-person';
export { exportPerson, type ExportedPerson } from './person/export-person';
export { eraseOldData } from './retention/erase-old-data';
