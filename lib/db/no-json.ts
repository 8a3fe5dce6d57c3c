import { Prisma } from './generated/client'

/** NULL for a column of JSON, where `null` would be a value of JSON itself. */
export const NO_JSON = Prisma.DbNull
