import { CspEvaluator } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

const serious: readonly Severity[] = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX];

/** What Google's CSP Evaluator calls a high risk in a Content-Security-Policy, certain or likely; a missing header is one. */
export function seriousPolicyFindings(header: unknown): readonly string[] {
  if (typeof header !== 'string') return ['there is no policy'];
  const findings = new CspEvaluator(new CspParser(header).csp).evaluate();
  const found = findings.filter(({ severity }) => serious.includes(severity));
  return found.map(
    ({ type, directive, value, description }) => `${Type[type]} ${directive} ${value ?? ''}: ${description}`,
  );
}
