import type { HostServices } from '@alzette/remote-contract';

/**
 * Sends errors to the site server's log: their kind and place, never what was typed, and which request they come from. `site` is its origin; empty
 * for this one.
 */
export function createErrorReport(site = ''): HostServices['report'] {
  return (error, context) => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    console.error(message, context, error);
    const body = JSON.stringify({ message: message.slice(0, 500), context: { ...context, ...requestOf(error) } });
    navigator.sendBeacon(`${site}/api/errors`, new Blob([body], { type: 'application/json' }));
  };
}

/** The id that servers name in a problem document, under which their logs tell the rest. Errors cross remotes as plain shapes. */
function requestOf(error: unknown): { readonly requestId?: string } {
  const requestId = (error as { readonly problem?: { readonly requestId?: unknown } | null } | null)?.problem
    ?.requestId;
  return typeof requestId === 'string' ? { requestId } : {};
}
