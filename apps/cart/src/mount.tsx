import { defineHydrate, defineMount } from '@alzette/remote-react';
import { cart } from './remote';

export const mount = defineMount(cart);
export const hydrate = defineHydrate(cart);
