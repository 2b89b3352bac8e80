import type { FastifyInstance } from 'fastify';
import { responseOf } from '@alzette/server-kit';
import { locales } from '@alzette/shop-model';
import type { Environment } from '../settings/environment';

const dayMs = 24 * 60 * 60 * 1000;

/** Validity of the file. It is generated for each response, so it is as current as the operator file. */
const validDays = 30;

export interface SecurityTxtOptions {
  readonly environment: Pick<Environment, 'siteUrl' | 'operator'>;
  readonly now: () => number;
}

/** `/.well-known/security.txt`: the contact for vulnerability reports, from the operator file (RFC 9116). */
export async function securityTxtRoute(
  app: FastifyInstance,
  { environment: { siteUrl, operator }, now }: SecurityTxtOptions,
): Promise<void> {
  const path = '/.well-known/security.txt';
  const { contacts, policy } = operator.security ?? { contacts: [`mailto:${operator.email}`] };
  app.get(
    path,
    { schema: { summary: 'Where weaknesses are reported', response: { 200: responseOf('Text', 'text/plain') } } },
    (_request, reply) => {
      const today = Math.floor(now() / dayMs) * dayMs;
      const lines = [
        ...contacts.map((contact) => `Contact: ${contact}`),
        `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
        `Preferred-Languages: ${locales.join(', ')}`,
        `Canonical: ${new URL(path, siteUrl).href}`,
        ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      ];
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    },
  );
}
