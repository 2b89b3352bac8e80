export { atLuxembourg, type InstallationContext, TmfAppointmentSystem } from './appointment-system';
export { installationRoutes } from './installation-routes';
export { bookInstallations, findCalendarFor, findInstallationCalendar, isBookable } from './installation';
export { serviceQualificationRoutes } from './service-qualification/service-qualification-routes';
export {
  everyAddress,
  requireService,
  type ServiceQualification,
  TmfServiceQualification,
} from './service-qualification/service-qualification';
