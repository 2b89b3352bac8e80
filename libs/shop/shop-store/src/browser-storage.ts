export type StorageArea = 'localStorage' | 'sessionStorage';

const probe = 'alzette.probe';

/**
 * The only access to the browser's storage, for shell and remotes. Browsers refuse it in some frames, with blocked cookies, or when it
 * is full; no call throws.
 */
export const browserStorage = {
  /** Null without a value, and where the browser refuses. */
  read(area: StorageArea, key: string): string | null {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  },

  /** Returns whether the value was stored. If not, an older value of the key is removed too, because it is obsolete. */
  write(area: StorageArea, key: string, value: string): boolean {
    try {
      window[area].setItem(key, value);
      return true;
    } catch {
      browserStorage.remove(area, key);
      return false;
    }
  },

  remove(area: StorageArea, key: string): void {
    try {
      window[area].removeItem(key);
    } catch {
      // An area that the browser refuses holds no value.
    }
  },

  /** Whether the browser stores values at present. */
  isKept(area: StorageArea): boolean {
    const isStored = browserStorage.write(area, probe, '1');
    browserStorage.remove(area, probe);
    return isStored;
  },
};
