import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where the focus follows a press, and how to press. */
export interface FollowingFocus<Place extends HTMLElement> {
  /** Holds what takes the focus. */
  readonly place: RefObject<Place | null>;
  readonly follow: (press: () => unknown) => void;
}

/**
 * The focus of a pressed button that goes away, or whose response is elsewhere, moves to what takes its place.
 *
 * @param target selector of what has the focus in the present state; null while the response to the press is awaited
 */
export function useFollowingFocus<Place extends HTMLElement>(target: string | null): FollowingFocus<Place> {
  const place = useRef<Place>(null);
  const handled = useRef(0);
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    if (presses === handled.current || target === null) return;
    handled.current = presses;
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [presses, target]);

  function follow(press: () => unknown) {
    setPresses((count) => count + 1);
    press();
  }
  return { place, follow };
}
