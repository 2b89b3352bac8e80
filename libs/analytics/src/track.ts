import type { AnalyticsEvent, EventData } from './event-data';

/** The host's port for events: `HostServices['track']`. */
type Track = (event: string, data?: Readonly<Record<string, unknown>>) => void;

/** Tells the host of an event, with the data that is promised for it and nothing else. */
export function trackEvent<Event extends AnalyticsEvent>(track: Track, event: Event, data: EventData<Event>): void {
  track(event, { ...data });
}

/** Events of one attempt to order or to pay. */
export interface TrackedAttempt {
  add<Event extends AnalyticsEvent>(event: Event, data: EventData<Event>): void;
  /** It went well: the host is told. */
  push(): void;
  /** It failed: what was added never happened (spec row K10). */
  clear(): void;
}

export function trackedAttempt(track: Track): TrackedAttempt {
  let waiting: (() => void)[] = [];
  return {
    add: (event, data) => void waiting.push(() => trackEvent(track, event, data)),
    push() {
      waiting.forEach((tell) => tell());
      waiting = [];
    },
    clear() {
      waiting = [];
    },
  };
}
