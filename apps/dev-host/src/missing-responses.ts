import type { HttpPort } from '@alzette/remote-contract';
import { errorProblem } from '@alzette/shop-client';

/** The dev server's messages about requests without a recording, with the file to add. */
export interface MissingResponses {
  readonly list: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Wraps the port and collects requests without a recording. */
export function watchMissing(http: HttpPort): { readonly http: HttpPort; readonly missing: MissingResponses } {
  let messages: readonly string[] = [];
  const listeners = new Set<() => void>();
  const note = (error: unknown) => {
    const { code, title } = errorProblem(error) ?? {};
    if (code !== 'not_recorded' || title === undefined || messages.includes(title)) return;
    messages = [...messages, title];
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
      list: () => messages,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}
