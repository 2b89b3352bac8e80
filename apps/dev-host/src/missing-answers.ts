import type { HttpPort } from '@alzette/remote-contract';
import { errorCode, errorProblem } from '@alzette/shop-client';

/** What the dev server says of requests that nobody recorded: which file to add. */
export interface MissingAnswers {
  readonly list: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The port, watched for requests that have no recorded answer. */
export function watchMissing(http: HttpPort): { readonly http: HttpPort; readonly missing: MissingAnswers } {
  let sentences: readonly string[] = [];
  const listeners = new Set<() => void>();
  const note = (error: unknown) => {
    const { title } = errorProblem(error) ?? {};
    if (errorCode(error) !== 'not_recorded' || title === undefined || sentences.includes(title)) return;
    sentences = [...sentences, title];
    listeners.forEach((listener) => listener());
  };
  return {
    http: {
      async request(request) {
        try {
          return await http.request(request);
        } catch (error) {
          note(error);
          throw error;
        }
      },
    },
    missing: {
      list: () => sentences,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}
