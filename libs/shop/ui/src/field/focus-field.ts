import { findField } from './field-scope';

const focusable =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** The control to correct in the field with this id: the field itself, or the first invalid part of a group. */
export function findControl(fieldId: string): HTMLElement | null {
  const field = findField(fieldId);
  if (!field || field.matches(focusable)) return field;
  return (
    field.querySelector<HTMLElement>('[aria-invalid=true]') ?? field.querySelector<HTMLElement>(focusable) ?? field
  );
}

export function focusField(fieldId: string): void {
  const control = findControl(fieldId);
  reveal(control);
  control?.focus({ preventScroll: true });
  scrollToField(fieldId);
}

/** Opens the folded parts of the page around a control. */
function reveal(control: HTMLElement | null): void {
  control?.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** Scrolls a field to the middle of the window; without animation for shoppers who prefer reduced motion. */
function scrollToField(fieldId: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const control = findControl(fieldId);
  reveal(control);
  control?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
