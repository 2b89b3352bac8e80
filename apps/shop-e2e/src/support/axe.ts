/** WCAG 2.2, level AA, and all it builds on. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** One line for each rule that is broken, with the places. */
export function violationLines(violations: readonly Violation[]): readonly string[] {
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Colours in the middle of a transition are nobody's colours. Endless animations are not waited for. */
export const stillness = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => null))).then(() => undefined)`;
