import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/http/problem-error';
import { limitedSubjects, enforceLimits, type RouteLimits } from '../platform/http/rate-limits';
import type { ShopServer } from '../platform/http/shop-server';

/** Few codes are worth money, so few guesses are allowed. */
export const voucherLimits: RouteLimits = { name: 'voucher', perSession: 20, perNetwork: 600 };

/**
 * Does work that would tell whether a code counts, as an order does: a guess like any other, and taken back once the code
 * turns out to be none. Counted before, so that guesses made at once are not more than those made one by one.
 *
 * @throws ProblemError 429 `rate_limited`
 */
export async function limitGuesses<Result>(
  app: ShopServer,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
): Promise<Result> {
  const counts = limitedSubjects(request, voucherLimits);
  await enforceLimits(app.rateCounter, reply, counts);
  const [result] = await Promise.allSettled([work()]);
  const wasWrong =
    result.status === 'rejected' && result.reason instanceof ProblemError && result.reason.code === 'voucher_unknown';
  if (!wasWrong) for (const [subject] of counts) await app.rateCounter.uncount(subject);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
