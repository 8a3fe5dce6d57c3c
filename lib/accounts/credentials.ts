import { z } from 'zod'
import { emailSchema } from './email'
import { PASSWORD_MAX_BYTES } from './passwords'

/** Longer than any password may be in bytes; the password rules say so in words. */
const password = z.string().max(PASSWORD_MAX_BYTES * 2)

export const loginSchema = z.strictObject({ email: emailSchema, password })

export const registrationSchema = z.strictObject({
  email: emailSchema,
  password,
  name: z
    .string()
    .max(200)
    .regex(/^[^\p{Cc}]*$/u)
    .optional(),
})
