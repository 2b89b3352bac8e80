import { defineRender } from '@alzette/remote-react/server';
import { prepaidCheckout } from './remote';

/** Renders the first step for the site server. */
export const render = defineRender(prepaidCheckout);
