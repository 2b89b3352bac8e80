import { ProblemError } from '@alzette/server-kit';

export function notFound(): ProblemError {
  return new ProblemError(404, 'not_found', 'There is nothing here');
}
