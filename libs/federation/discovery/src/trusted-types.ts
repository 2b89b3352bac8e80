/** Name of the Trusted Types policy on pages that embed the shop. */
export const policyName = 'alzette';

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

/** The part of the browser's `trustedTypes` that the shop uses. */
export interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

declare global {
  /** Set by `embed.js`, used by every script that loads others: the build adds it to the chunk loaders. */
  var __alzettePolicy: ScriptUrlPolicy | undefined;
}

/** The address as a script's `src` accepts it. A plain text where no policy was defined. */
export function trustedScriptUrl(url: string): string {
  // The browser's type is an object that only `src` reads.
  return (globalThis.__alzettePolicy?.createScriptURL(url) ?? url) as string;
}
