import { defineHydrate, defineMount } from '@alzette/remote-react';
import { orders } from './remote';

export const mount = defineMount(orders);
export const hydrate = defineHydrate(orders);
