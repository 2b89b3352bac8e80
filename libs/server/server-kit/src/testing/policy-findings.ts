import { CspEvaluator } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

const serious: readonly Severity[] = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX];

/** The high risks, certain or likely, that Google's CSP Evaluator finds in a policy. A missing header is one. */
export function seriousPolicyFindings(header: unknown): readonly string[] {
  if (typeof header !== 'string') return ['the policy is missing'];
  const findings = new CspEvaluator(new CspParser(header).csp).evaluate();
  const found = findings.filter(({ severity }) => serious.includes(severity));
  return found.map(
    ({ type, directive, value, description }) => `${Type[type]} ${directive} ${value ?? ''}: ${description}`,
  );
}
