import { useState } from 'react';
import { compact } from '@alzette/shop-model';

type Kind = 'missing' | 'invalid';

interface NumberProblem {
  /** An error that was found on leaving the field and still stands. */
  readonly isShown: boolean;
  readonly kind: Kind;
  readonly check: () => void;
}

/**
 * Whether a text is a Luxembourg mobile number. The rules of numbers are 30 kB: they load when the field is first left, not
 * with the page.
 */
export function useNumberProblem(text: string): NumberProblem {
  const [found, setFound] = useState<{ readonly text: string; readonly kind: Kind } | null>(null);

  async function find(): Promise<Kind | null> {
    if (compact(text) === '') return 'missing';
    const { readLuxembourgMobile } = await import(/* webpackChunkName: "phone-number" */ '../phone-number/luxembourg-mobile');
    return readLuxembourgMobile(text) === null ? 'invalid' : null;
  }

  async function check() {
    const kind = await find();
    setFound(kind && { text, kind });
  }

  return { isShown: found?.text === text, kind: found?.kind ?? 'invalid', check: () => void check() };
}
