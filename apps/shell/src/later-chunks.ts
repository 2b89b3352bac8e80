import { prepareChunk } from './chunks';

// What stands below the first view of a page, or is shown after a press. The site server knows the names (`laterChunks`).
export const chosenOffer = {
  name: 'chosen-offer',
  load: () => import(/* webpackChunkName: "chosen-offer" */ './offers/chosen-offer'),
};
export const deviceQuestions = {
  name: 'device-questions',
  load: () => import(/* webpackChunkName: "device-questions" */ './devices/device-questions'),
};
export const planBand = {
  name: 'plan-band',
  load: () => import(/* webpackChunkName: "plan-band" */ './devices/plan-band'),
};

/** A page that is rendered after this shows them at once. */
export async function prepareLaterChunks(): Promise<void> {
  await Promise.all([chosenOffer, deviceQuestions, planBand].map(({ name, load }) => prepareChunk(name, load)));
}
