import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { refreshItems } from '@alzette/shop-client';
import { itemsRefreshed, selectCart, selectItems, type SharedState } from '@alzette/shop-store';

const pauseBeforeReload = 10;

/**
 * Reads the items again when the cart's version changes, or its preconfiguration is reset, after the page was loaded
 * (spec row B13). Says whether it is at it.
 */
export function useItemsReload(): boolean {
  const { version, resetCartPreconf } = useSelector(selectCart);
  const { http, locale, report } = useServices();
  const store = useStore<SharedState>();
  const loadedVersion = useRef(version);
  const [isReloading, setReloading] = useState(false);

  useEffect(() => {
    if (version === loadedVersion.current && !resetCartPreconf) return;
    loadedVersion.current = version;
    let left = false;
    const timer = setTimeout(() => void reload(), pauseBeforeReload);

    async function reload() {
      setReloading(true);
      const { items, failures } = await refreshItems(http, locale, selectItems(store.getState()));
      if (left) return;
      store.dispatch(itemsRefreshed({ items }));
      setReloading(false);
      for (const failure of failures) report(failure, { operation: 'cart reload' });
    }

    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [version, resetCartPreconf, http, locale, report, store]);

  return isReloading;
}
