import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { topUpKeys } from '@alzette/shop-model';
import { selectValues, valuesTyped, type SharedState } from '@alzette/shop-store';
import { loadMobileRule, type MobileRule } from '@alzette/shop-widgets';
import { scrollToField } from '@alzette/ui';

const name = topUpKeys.phoneNumber;

/** When the number was last looked at: as the field was left, with what stood in it, or by a try to go on. */
type Look = { readonly rule: MobileRule } & (
  { readonly at: 'blur'; readonly value: string } | { readonly at: 'submit' }
);

/**
 * The number of a top-up, kept for this session only. An error found on leaving the field goes with the next edit, one of
 * a try to go on as soon as it is corrected. The rule's library comes with the first look.
 */
export function useTopUpNumber() {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const value = useSelector(readNumber);
  const [look, setLook] = useState<Look | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const isHere = useIsHere();
  const isStale = look?.at === 'blur' && look.value !== value;
  const problem = look && !isStale ? problemOf(value, look.rule) : null;

  useEffect(() => {
    if (attempt > 0) scrollToField(name);
  }, [attempt]);

  async function handleBlur() {
    if (value === '') return;
    const rule = await loadMobileRule();
    setLook((before) => (before?.at === 'submit' ? before : { rule, at: 'blur', value }));
  }

  /** Whether the number is one that can be topped up, and the shopper still here to go on. */
  async function check(): Promise<boolean> {
    setChecking(true);
    const rule = await loadMobileRule();
    if (!isHere()) return false;
    setChecking(false);
    const isRight = problemOf(readNumber(store.getState()), rule) === null;
    setLook({ rule, at: 'submit' });
    if (!isRight) setAttempt((count) => count + 1);
    return isRight;
  }

  return {
    value,
    setValue: (next: string) => void dispatch(valuesTyped({ [name]: next })),
    onBlur: () => void handleBlur(),
    /** Id of the message that says what is wrong. */
    problem,
    /** Counts the tries to go on that failed. */
    attempt,
    isChecking,
    check,
  };
}

function readNumber(state: SharedState): string {
  const value = selectValues(state)[name];
  return typeof value === 'string' ? value : '';
}

function problemOf(value: string, isMobile: MobileRule): string | null {
  if (value.trim() === '') return 'shell.prepaid.number.missing';
  return isMobile(value) ? null : 'shop.number.invalid';
}

function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
