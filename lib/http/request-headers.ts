import { z } from 'zod'

interface RequestHeader {
  readonly description: string
  readonly schema: z.ZodType
}

/** The headers that individual routes read, in addition to those for authentication. */
export const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description:
      'What the client calls this request by, however often it sends it: a retry gets the first answer and counts once.',
    schema: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  },
  Prefer: {
    description:
      '`respond-async`: respond with 202 immediately and report the result through progress events (RFC 7240 §4.1).',
    schema: z.string(),
  },
  Range: { description: 'One range of bytes (RFC 9110 §14.2).', schema: z.string() },
  'If-Range': { description: 'The ETag of the file the range belongs to (RFC 9110 §13.1.5).', schema: z.string() },
  'If-Match': {
    description:
      'The ETag of the version that is changed: where it isn’t the newest, nothing is. `"0"`: there is none yet. Without it any version is.',
    schema: z.string(),
  },
  'X-Saved-By': {
    description:
      'The ID of the page that saves, and optionally of earlier pages in the same tab. With `If-Match`, newer versions are replaced too if only these pages saved them.',
    schema: z.string().regex(/^[\da-z]{8,64}(, [\da-z]{8,64}){0,4}$/),
  },
  'Paddle-Signature': {
    description: '`ts=…;h1=…`: HMAC-SHA256 of `ts:body`, where body is the raw request body.',
    schema: z.string(),
  },
} as const satisfies Record<string, RequestHeader>

export type RequestHeaderName = keyof typeof REQUEST_HEADERS
