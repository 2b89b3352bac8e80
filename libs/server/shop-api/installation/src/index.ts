export { atLuxembourg, type InstallationContext, TmfAppointmentSystem } from './appointment-system';
export type { AddressRegister, AddressSearch } from './address-register/address-register';
export { AddressFileError } from './address-register/address-file';
export { StoredAddressRegister } from './address-register/address-register-repository';
export { addressRoutes } from './address-register/address-routes';
export { importAddresses, loadDemoAddresses } from './address-register/import-addresses';
export { installationRoutes } from './installation-routes';
export { bookInstallations } from './book-installations';
export { findCalendarFor, findInstallationCalendar, isBookable } from './installation-calendar';
export { serviceQualificationRoutes } from './service-qualification/service-qualification-routes';
export {
  everyAddress,
  requireService,
  type ServiceQualification,
  TmfServiceQualification,
} from './service-qualification/service-qualification';
