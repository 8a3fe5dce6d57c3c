/** Why a sign-in by a provider comes back without one: the codes of `/login?error=` and of `/profile?error=`, all without parameters. */
const SOCIAL_FAILURES = [
  'OAUTH_STATE',
  'OAUTH_REFUSED',
  'OAUTH_UNAVAILABLE',
  'IDENTITY_EMAIL_UNVERIFIED',
  'IDENTITY_EMAIL_NOT_VALID',
  'IDENTITY_EMAIL_TAKEN',
  'IDENTITY_TAKEN',
  'IDENTITY_LINKED',
  'EMAIL_NOT_CONFIRMED',
  'UNAUTHENTICATED',
] as const

export type SocialFailure = (typeof SOCIAL_FAILURES)[number]

/** Returns the failure named in an address; null if there is none of ours. */
export function socialFailure(value: unknown): SocialFailure | null {
  return SOCIAL_FAILURES.find((code) => code === value) ?? null
}
