import { sandboxKeyVariables } from '../partner-settings';

/** The variables with the keys of all partners. */
export function partnerKeys(newKey: () => string): Record<string, string> {
  return Object.fromEntries(sandboxKeyVariables.map((name) => [name, newKey()]));
}
