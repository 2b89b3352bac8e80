import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for work after a response: shoppers who have left the page are not moved. */
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
