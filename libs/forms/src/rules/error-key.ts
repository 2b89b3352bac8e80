/** What can be wrong with an answer. Rules return these; the field turns them into words. */
export const errorKeys = [
  'required',
  'email',
  'mismatch',
  'postcode',
  'number',
  'date',
  'minimum-age',
  'phone',
  'pattern',
  'choice',
] as const;

/** A common key, or one of a form's own. */
export type ErrorKey = (typeof errorKeys)[number] | (string & {});
