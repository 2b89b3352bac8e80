import { useEffect } from 'react';
import { useServices } from './services';

/** Names the page in the browser's tab, where the page is the shop's. */
export function usePageTitle(title: string): void {
  const { site } = useServices();
  useEffect(() => {
    if (site === undefined) document.title = title;
  }, [site, title]);
}
