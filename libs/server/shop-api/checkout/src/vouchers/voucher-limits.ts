import { ProblemError } from '@alzette/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enforceLimits, limitedSubjects, type RouteLimits, type ShopServer } from '@alzette/shop-api/platform';

/** Voucher codes are worth money, so few guesses are allowed. */
export const voucherLimits: RouteLimits = { name: 'voucher', perSession: 20, perAccount: 20, perNetwork: 600 };

/**
 * Runs work whose response reveals whether a code is valid, and counts it as a guess if the code is not. The guess is counted before the
 * work, so that simultaneous guesses do not exceed the limit.
 *
 * @throws ProblemError 429 `too_many_requests`
 */
export async function limitGuesses<Result>(
  app: ShopServer,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
): Promise<Result> {
  const subjects = limitedSubjects(request, voucherLimits);
  await enforceLimits(app.rateCounter, reply, subjects);
  const [result] = await Promise.allSettled([work()]);
  const wasWrong =
    result.status === 'rejected' && result.reason instanceof ProblemError && result.reason.code === 'voucher_unknown';
  if (!wasWrong) await app.rateCounter.uncount(subjects);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
