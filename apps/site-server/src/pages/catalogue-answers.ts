import { getAnswer, type JsonAnswer } from '../upstream/get-json';
import type { Upstream } from '../upstream/upstream';

/** Reads an address of the catalogue for pages. Rejects without an answer, and for a status that will not last. */
export type ReadCatalogue = (address: string) => Promise<JsonAnswer>;

export interface CatalogueAnswersOptions {
  readonly servers: Upstream;
  readonly catalogueUrl: string;
  readonly now: () => number;
}

const cacheMs = 60_000;
const maxCached = 500;
/** On sale, unknown, withdrawn. */
const lastingStatuses = [200, 404, 410];

/** Answers are kept for a minute, and pages that need the same at once share one request. */
export function catalogueAnswers({ servers, catalogueUrl, now }: CatalogueAnswersOptions): ReadCatalogue {
  const kept = new Map<string, { readonly answer: Promise<JsonAnswer>; readonly until: number }>();

  async function ask(address: string): Promise<JsonAnswer> {
    const answer = await getAnswer(servers, new URL(address, catalogueUrl));
    if (!lastingStatuses.includes(answer.status)) throw new Error(`The catalogue answered ${answer.status}`);
    return answer;
  }

  return (address) => {
    const entry = kept.get(address);
    if (entry && now() < entry.until) return entry.answer;
    const answer = ask(address);
    if (kept.size >= maxCached) kept.clear();
    kept.set(address, { answer, until: now() + cacheMs });
    answer.catch(() => kept.delete(address));
    return answer;
  };
}
