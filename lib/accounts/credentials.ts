import { z } from 'zod'
import { plainText } from '@/lib/plain-text'
import { emailSchema } from './email'
import { PASSWORD_MAX_BYTES } from './passwords'

/** Longer than any password may be in bytes; the password rules say so in words. */
const password = z.string().max(PASSWORD_MAX_BYTES * 2)

export const personNameSchema = plainText(200)

/** As in an emailed link. */
const token = z.string().max(200)

export const loginSchema = z.strictObject({ email: emailSchema, password })

export const registrationSchema = z.strictObject({ email: emailSchema, password, name: personNameSchema.optional() })

export const passwordChangeSchema = z.strictObject({
  current_password: password
    .optional()
    .describe('Required if the account has one; otherwise the sign-in must be recent.'),
  password,
})

export const forgottenSchema = z.strictObject({ email: emailSchema })

export const resetSchema = z.strictObject({ token, password })

export const confirmationSchema = z.strictObject({ token })
