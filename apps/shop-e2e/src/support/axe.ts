/** WCAG 2.2, levels A and AA, and the earlier versions that it includes. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Rules that axe leaves out otherwise: as experimental (2.5.3), or without a level (2.4.1). */
const moreRules = ['label-content-name-mismatch', 'skip-link'];

export const axeOptions = {
  runOnly: { type: 'tag' as const, values: tags },
  rules: Object.fromEntries(moreRules.map((id) => [id, { enabled: true }])),
};

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** One line for each broken rule, with the elements. */
export function violationLines(violations: readonly Violation[]): readonly string[] {
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Ends transitions, whose intermediate colours would fail the contrast check. Endless animations are left alone. */
export const stillness = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => null))).then(() => undefined)`;
