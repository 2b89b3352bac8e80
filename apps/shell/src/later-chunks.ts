import { prepareChunk } from './hydration/chunks';
import { deviceQuestions, planBand } from './devices/device-parts';
import { availability } from './offers/availability/availability-part';
import { chosenOffer } from './offers/chosen-offer-part';

/** Loads the code of parts that pages load on demand: a page that renders afterwards shows them at once. */
export async function prepareLaterChunks(): Promise<void> {
  await Promise.all(
    [availability, chosenOffer, deviceQuestions, planBand].map(({ name, load }) => prepareChunk(name, load)),
  );
}
