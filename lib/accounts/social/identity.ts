import { AppError } from '@/lib/errors'
import { emailSchema } from '../email'
import type { ProviderId } from './providers'

/** A user's identity at a provider. */
export interface ProviderIdentity {
  readonly provider: ProviderId
  /** The provider's permanent identifier: an address can pass to another user, this never does. */
  readonly subject: string
  readonly email: string | null
  /** Whether the provider confirms that the address is theirs. */
  readonly emailVerified: boolean
  readonly name: string | null
}

/**
 * The address of an identity as that of a new account.
 *
 * @throws AppError IDENTITY_EMAIL_UNVERIFIED, IDENTITY_EMAIL_NOT_VALID
 */
export function verifiedEmail({ email, emailVerified }: ProviderIdentity): string {
  if (email === null || !emailVerified) throw new AppError('IDENTITY_EMAIL_UNVERIFIED')
  const parsed = emailSchema.safeParse(email)
  if (!parsed.success) throw new AppError('IDENTITY_EMAIL_NOT_VALID')
  return parsed.data
}
