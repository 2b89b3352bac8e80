import type { ErrorTable } from './entry';

/** Errors of the sandbox's partner companies besides the errors of all servers. */
export const sandboxErrors = {
  key_required: { status: 401, message: 'This call needs a valid API key', meaning: 'Send the key of the partner.' },
  not_a_pdf: { status: 422, message: 'The content is not a PDF', meaning: 'Documents to sign are PDF files.' },
  not_signable: {
    status: 422,
    message: 'This kind of PDF cannot be signed',
    meaning: 'It is encrypted, or has no cross-reference table.',
  },
  not_signed: { status: 404, message: 'This document is not signed', meaning: 'Sign it first.' },
  outage: {
    status: 503,
    message: 'This service is not available right now',
    meaning: 'The sandbox is set to fail.',
  },
} as const satisfies ErrorTable;
