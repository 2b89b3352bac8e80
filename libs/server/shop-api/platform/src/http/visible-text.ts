import type { FastifyRequest } from 'fastify';
import { withoutInvisible } from '@alzette/shop-model';

/** Longer texts are files, which are not changed. */
const maxLength = 2000;
/** No request has more levels: deeper ones are refused by their schema. */
const maxDepth = 16;

/** Removes invisible characters from every text that a visitor sends: values copied from contact apps, mails and PDFs contain them. */
export async function dropInvisibleText(request: FastifyRequest): Promise<void> {
  if (!request.visitor) return;
  request.body = visible(request.body);
  request.query = visible(request.query);
}

function visible(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) return value;
  if (typeof value === 'string') return value.length > maxLength ? value : withoutInvisible(value);
  if (Array.isArray(value)) return value.map((each) => visible(each, depth + 1));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visible(each, depth + 1)]));
}
