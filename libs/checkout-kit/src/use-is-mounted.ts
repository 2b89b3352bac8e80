import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for what goes on after a response: who left stays where they went. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
