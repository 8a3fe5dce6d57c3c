import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@/lib/errors'
import { isCommon, isPersonal } from './guessable'
import { HashingTurns } from './hashing-turns'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. argon2id is the library's default algorithm. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const turns = new HashingTurns()

export const PASSWORD_MIN_CHARACTERS = 10
export const PASSWORD_MAX_BYTES = 1_024

/** What `checkPassword` throws. */
export const PASSWORD_CODES = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
] as const

/**
 * Rejects passwords that are too short, so long that hashing them is an attack, or among the first that attackers try
 * (NIST SP 800-63B §5.1.1.2). No composition rules.
 *
 * @param known the user's details, such as address and name
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_COMMON, PASSWORD_PERSONAL
 */
export function checkPassword(password: string, known: readonly (string | null | undefined)[]): void {
  refuseTooLong(password)
  const text = normalised(password)
  if ([...text].length < PASSWORD_MIN_CHARACTERS) {
    throw new AppError('PASSWORD_TOO_SHORT', { limit: PASSWORD_MIN_CHARACTERS, length: [...text].length })
  }
  if (isCommon(text)) throw new AppError('PASSWORD_COMMON')
  if (
    isPersonal(
      text,
      known.filter((part) => typeof part === 'string'),
    )
  )
    throw new AppError('PASSWORD_PERSONAL')
}

function refuseTooLong(password: string): void {
  if (Buffer.byteLength(password) <= PASSWORD_MAX_BYTES) return
  throw new AppError('PASSWORD_TOO_LONG', { limit: PASSWORD_MAX_BYTES })
}

/** The argon2id hash of a password, in PHC string format. Runs off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(normalised(password), PARAMETERS))
}

/**
 * Created on first use: a hash to verify against if the account doesn't exist, so that both responses take the same
 * time.
 */
let decoy: Promise<string> | undefined

/**
 * Returns whether the password matches the hash. Takes the same time if `hashed` is null.
 *
 * @throws AppError PASSWORD_TOO_LONG
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  refuseTooLong(password)
  decoy ??= hashPassword('a password that nobody has')
  const against = hashed ?? (await decoy)
  const right = await turns.run(() => verify(against, normalised(password)))
  return hashed !== null && right
}

/** Whether a hash was made with weaker parameters than today's, and should be made again at the next login. */
export function isOutdated(hashed: string): boolean {
  return !hashed.startsWith(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  )
}

/** The same characters typed on another keyboard or system are the same password (NIST SP 800-63B §5.1.1.2). */
function normalised(password: string): string {
  return password.normalize('NFC')
}
