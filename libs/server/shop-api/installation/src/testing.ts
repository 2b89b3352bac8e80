export type { AppointmentSystem } from './appointment-system';
