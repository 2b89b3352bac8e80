import { defineRender } from '@alzette/remote-react/server';
import { orders } from './remote';

/** Renders the page for the site server. */
export const render = defineRender(orders);
