import { type RefObject, useEffect, useRef, useState } from 'react';

/** The container of the next focus, and the function that runs a press. */
export interface FollowingFocus<Place extends HTMLElement> {
  /** The container of the element that takes the focus. */
  readonly place: RefObject<Place | null>;
  readonly follow: (press: () => unknown) => void;
}

/**
 * Moves the focus of a pressed button, which disappears or whose response is elsewhere, to the element that replaces it.
 *
 * @param target selector of the element that gets the focus in the present state; null while the response to the press is awaited
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
