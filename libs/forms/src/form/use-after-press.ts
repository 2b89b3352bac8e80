import { useCallback, useEffect, useRef } from 'react';

type Work = () => void;

/**
 * Runs work at once, or as soon as the finger or mouse button that is down is up again: what the work draws must not move
 * the button away that is being pressed.
 */
export function useAfterPress(): (work: Work) => void {
  const isPressed = useRef(false);
  const waiting = useRef<Work[]>([]);

  useEffect(() => {
    const handleDown = () => void (isPressed.current = true);
    const handleUp = () => {
      isPressed.current = false;
      // The click follows its pointerup, before any timer.
      setTimeout(() => waiting.current.splice(0).forEach((work) => work()));
    };
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    window.addEventListener('pointerdown', handleDown, options);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, handleUp, options);
    return () => leaving.abort();
  }, []);

  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  }, []);
}
