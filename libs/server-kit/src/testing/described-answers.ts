import type { FastifyInstance } from 'fastify';
import { openApiDocument, type OpenApiDocument } from './open-api-document';

interface Injected {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly raw: {
    readonly req: {
      readonly url?: string | undefined;
      readonly originalUrl?: string;
      readonly method?: string | undefined;
    };
  };
}

/**
 * From now on each answer that a test gets by `inject` is held against the OpenAPI document that the server serves: status, media type and
 * body. One that is not described fails the test that asked for it.
 */
export function checkAnswers(app: Pick<FastifyInstance, 'inject'>, documentPath = '/openapi.json'): void {
  const inject = app.inject.bind(app) as (request: unknown) => Promise<Injected>;
  let document: Promise<OpenApiDocument> | null = null;
  const checked = async (request: unknown) => {
    const answer = await inject(request);
    document ??= inject(documentPath).then(({ body }) => openApiDocument(JSON.parse(body)));
    const fault = (await document).faultOf(readAnswer(answer));
    if (fault !== null) throw new Error(`An answer is not as ${documentPath} says. ${fault}`);
    return answer;
  };
  Object.defineProperty(app, 'inject', { value: checked });
}

function readAnswer({ statusCode, headers, body, raw: { req } }: Injected) {
  const mediaType =
    String(headers['content-type'] ?? '')
      .split(';', 1)[0]
      ?.trim() ?? '';
  // A handler that mounts another library may change the address.
  const url = req.originalUrl ?? req.url ?? '/';
  return { method: req.method ?? 'GET', url, status: statusCode, mediaType, body };
}
