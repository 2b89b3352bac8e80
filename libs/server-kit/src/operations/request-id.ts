import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Under this header servers hand on the id of the request that a call belongs to, and tell it whoever asked. */
export const requestIdHeader = 'x-request-id';

/** Ids end in logs and in addresses of log systems: nothing else is taken from a caller. */
const wellFormed = /^[\w-]{8,64}$/u;

// What is called while a request is answered asks here, so that no function has to hand the id on.
const present = new AsyncLocalStorage<string>();

/** An id of this server's own making, whatever the caller said: for servers that the public reaches. */
export function ownRequestId(): string {
  return randomUUID();
}

/** The caller's id where it is well-formed, else a new one: for servers that only other servers call. */
export function callersRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : ownRequestId();
}

/** Everything that the work begins, now or later, belongs to the request of this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return present.run(id, work);
}

/** The header that hands the id on, for a call to another server; none outside a request. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = present.getStore();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
