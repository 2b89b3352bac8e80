/** Joins the class names whose condition is true; `styles.x` may be undefined and `condition && styles.x` may be false. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
