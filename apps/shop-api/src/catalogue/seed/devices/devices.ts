import type { DeviceSeed } from '../seed-types';
import { attertDevices } from './attert';
import { clerveDevices } from './clerve';
import { ernzDevices } from './ernz';

export const brands = [
  { code: 'ernz', label: 'Ernz' },
  { code: 'attert', label: 'Attert' },
  { code: 'clerve', label: 'Clerve' },
  { code: 'syre', label: 'Syre' },
] as const;

export const deviceSeeds: readonly DeviceSeed[] = [...ernzDevices, ...attertDevices, ...clerveDevices];
