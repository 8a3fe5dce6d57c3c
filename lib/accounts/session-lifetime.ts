/** A session ends when it hasn't been used for this long. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 3600

/** A session ends at this age, even if it is in use. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 3600

/** A bearer token lives this long; `GET /api/users/reset` gives the next one. */
export const TOKEN_LIFETIME_SECONDS = 15 * 60

/** `lastSeenAt` is written at most this often: a row need not be written at every request. */
export const SEEN_STEP_SECONDS = 5 * 60
