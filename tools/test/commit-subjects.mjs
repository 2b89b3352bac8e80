// The rules for the first line of a commit message: one conventional type, at most 72 characters.

const maxLength = 72;
const conventional = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z\d-]+\))?!?: \S/u;

/**
 * @param {readonly string[]} subjects
 * @returns {readonly string[]} their faults, one sentence each
 */
export function subjectFaults(subjects) {
  return subjects.flatMap((subject) => [
    ...(subject.length > maxLength ? [`"${subject}" has ${subject.length} characters: at most ${maxLength}.`] : []),
    ...(conventional.test(subject)
      ? []
      : [`"${subject}" has no type: begin with "fix: " or "feat(cart): ", for instance.`]),
  ]);
}
