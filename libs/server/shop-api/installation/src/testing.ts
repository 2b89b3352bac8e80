export { demoAddressFile } from './address-register/import-addresses';
export type { AppointmentSystem } from './appointment-system';
