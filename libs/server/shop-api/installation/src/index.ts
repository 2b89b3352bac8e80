export { atLuxembourg, type InstallationContext, TmfAppointmentSystem } from './appointment-system';
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
