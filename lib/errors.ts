import type { DocumentCode } from '@/lib/documents/codes'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import type { Params } from '@/lib/documents/error'
import { DocumentError } from '@/lib/documents/error'

/**
 * The application's own codes with their HTTP statuses. A code is once, here or in the documents core; each has its
 * sentence under `errors` in all three files of `messages/`.
 */
const APP_STATUS = {
  /** The body or the query does not fit the route's schema; `details.issues` says where. */
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  /** The bearer token is over; `GET /api/users/reset` gives a fresh one while the session lives. */
  TOKEN_EXPIRED: 401,
  /** One answer for an unknown address and a wrong password. */
  CREDENTIALS_WRONG: 401,
  /** A notification that Paddle did not sign, or signed long ago. */
  PADDLE_SIGNATURE: 401,
  /** The XSRF token is missing or not this session's, or the request comes from another site. */
  XSRF: 403,
  FORBIDDEN: 403,
  /** For a signed-in user who was asked again: their session continues. */
  PASSWORD_WRONG: 403,
  /** If there is no password to ask for, the user signs in again. */
  SIGN_IN_NOT_FRESH: 403,
  /** Until its own address is confirmed, an account can't email others. */
  EMAIL_NOT_CONFIRMED: 403,
  /** Of a sign-in by a provider: it was not begun in this browser, is too old, was begun elsewhere, or is used up. */
  OAUTH_STATE: 400,
  /** The provider said no, or what it said is not rightly signed and meant for us. */
  OAUTH_REFUSED: 401,
  OAUTH_UNAVAILABLE: 503,
  /** The provider does not vouch for the address: no account is made of it. */
  IDENTITY_EMAIL_UNVERIFIED: 403,
  IDENTITY_EMAIL_NOT_VALID: 400,
  /** An account has the address; it is never merged by that alone. */
  IDENTITY_EMAIL_TAKEN: 409,
  /** Another account has it as its way in. */
  IDENTITY_TAKEN: 409,
  /** The account has a way in by this provider already. */
  IDENTITY_LINKED: 409,
  LAST_SIGN_IN_METHOD: 409,
  /** An API token at a route outside its scope. */
  API_TOKEN_SCOPE: 403,
  /** A higher plan would allow it; `details` says limit, used and when it renews. */
  LIMIT_DOCUMENTS: 402,
  LIMIT_OPERATIONS: 402,
  LIMIT_ROWS: 402,
  LIMIT_UPLOAD: 402,
  /** What a package comes to once it is inflated. */
  LIMIT_UNPACKED: 402,
  /** Only a higher plan makes PDFs, or shares templates. */
  LIMIT_PDF: 402,
  LIMIT_SHARING: 402,
  /** What the kept templates take up together. */
  LIMIT_TEMPLATES: 402,
  /** Only a higher plan can email others. */
  LIMIT_MAIL: 402,
  /** Only a higher plan has API tokens. */
  LIMIT_API_TOKENS: 402,
  LIMIT_WEBHOOKS: 402,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  EMAIL_ALREADY_CONFIRMED: 409,
  /** This installation has no payments. */
  PAYMENT_OFF: 409,
  /** What one has is changed, not bought a second time. */
  SUBSCRIPTION_EXISTS: 409,
  NO_SUBSCRIPTION: 409,
  OPERATION_CANCELLED: 409,
  /** An operation under way reads it. */
  FILE_IN_USE: 409,
  /** Another user or window has changed it in the meantime. */
  TEMPLATE_CHANGED: 409,
  /** Another tab or device has saved or cleared what lies on the desk. */
  DESK_CHANGED: 412,
  /** A profile that comes with the product is never another's. */
  DOSE_PROFILE_RESERVED: 409,
  /** A number that an act has, or that a run under way has reserved. */
  ACT_NUMBER_USED: 409,
  BODY_TOO_LARGE: 413,
  /** A body that is not the kind the route reads, or is compressed. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The bytes asked for lie beyond the file's end; `details.size` says how many it has. */
  RANGE_NOT_SATISFIABLE: 416,
  FILE_MISSING: 422,
  /** Paddle said no; `details.reason` is its own code. */
  PAYMENT_REFUSED: 422,
  PICTURE_NOT_VALID: 422,
  TOO_MANY_TEMPLATES: 422,
  TOO_MANY_TOKENS: 422,
  TOO_MANY_WEBHOOKS: 422,
  /** An address that no webhook may have; `details.field` names it. */
  WEBHOOK_ADDRESS: 422,
  TEMPLATES_FULL: 422,
  ACT_NUMBERS_OVER: 422,
  TOO_MANY_DOSE_PROFILES: 422,
  /** The operation to follow failed, was removed, or made no documents. */
  RERUN_NO_RESULT: 422,
  /** The files of the run to be repeated have expired. */
  SOURCES_GONE: 422,
  /** No row of it had failed. */
  RERUN_NOTHING: 422,
  FILE_TOO_LARGE: 413,
  UPLOAD_BROKEN: 400,
  PASSWORD_TOO_SHORT: 400,
  PASSWORD_TOO_LONG: 400,
  /** Among the first that anybody tries. */
  PASSWORD_COMMON: 400,
  /** Contains the user's own address or name. */
  PASSWORD_PERSONAL: 400,
  /** An emailed link that is used, replaced by a newer one, or too old; one error for all of them. */
  LINK_NOT_VALID: 400,
  EMAIL_NOT_VALID: 400,
  MAIL_ADDRESS_NOT_VALID: 422,
  MAIL_TOO_MANY_ADDRESSES: 422,
  TOO_MANY_REQUESTS: 429,
  /** The user's emails in 24 hours; `details` has the limit, the number used, and when the oldest no longer counts. */
  MAIL_DAILY_LIMIT: 429,
  /** A file that ends its process every time it is tried. */
  FILE_UNPROCESSABLE: 422,
  FILE_TOO_EXPENSIVE: 422,
  /** A defect of ours; the log has it with the request ID. */
  INTERNAL: 500,
  SHUTTING_DOWN: 503,
  /** More was asked at the same time than is answered in time. */
  SERVER_BUSY: 503,
  /** Paddle does not answer, or not as it should. */
  PAYMENT_UNAVAILABLE: 503,
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  DATABASE_UNAVAILABLE: 503,
} as const

export type AppCode = keyof typeof APP_STATUS
export type ErrorCode = AppCode | DocumentCode

/** An error for users, with the code that identifies its message. */
export class AppError extends Error {
  override readonly name = 'AppError'

  /** By name, as DocumentError: the server's bundles contain copies of this module. */
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return value instanceof Object && 'name' in value && value.name === 'AppError' && 'code' in value
  }

  constructor(
    readonly code: AppCode,
    readonly params: Params = {},
    /** What a program needs: limits, fields. Goes into `details` as it is. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(code)
  }
}

/** The HTTP status of a code. What is wrong in a document's content is always 422. */
export function statusOf(code: ErrorCode): number {
  return isAppCode(code) ? APP_STATUS[code] : 422
}

export function isAppCode(code: string): code is AppCode {
  return Object.hasOwn(APP_STATUS, code)
}

export const APP_CODES = Object.keys(APP_STATUS) as AppCode[]

export const ERROR_CODES: readonly ErrorCode[] = [...APP_CODES, ...DOCUMENT_CODES]

export type KnownError = AppError | DocumentError

export function isKnownError(error: unknown): error is KnownError {
  return error instanceof AppError || error instanceof DocumentError
}
