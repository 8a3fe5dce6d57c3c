/**
 * `actum admin …`, for the administrator of the installation: manages administrators and grants plans. Bundled to `dist/admin.mjs`, apart from
 * the rest of the command line, which needs no database.
 */
import { administerFromHere, NoDatabaseError, ServerNotReachedError } from '@/lib/accounts/administer-from-here'
import { adminCommandSchema, type AdminCommand } from '@/lib/accounts/administration'
import { DEFAULT_LOCALE, languageOf, LOCALES } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translate'

const language = process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG ?? ''
const locale = LOCALES.find((known) => language.toLowerCase().startsWith(languageOf(known))) ?? DEFAULT_LOCALE
const say = translator(locale)

function commandOf([, command, email, plan, ...more]: readonly string[]): AdminCommand | null {
  const { data } = adminCommandSchema.safeParse({ command, email, ...(plan !== undefined && { plan }) })
  return more.length === 0 ? (data ?? null) : null
}

function sentenceOf(error: unknown): string {
  if (error instanceof ServerNotReachedError) return say('cli.adminNoServer', { pid: error.pid, origin: error.origin })
  if (error instanceof NoDatabaseError) return say('cli.adminNoDatabase', { folder: error.folder })
  return error instanceof Error ? error.message : String(error)
}

/** @returns the exit code: 0 done, 1 not, 2 wrong usage */
async function admin(words: readonly string[]): Promise<number> {
  const command = commandOf(words)
  if (command === null) {
    console.error(say('cli.adminUsage'))
    return 2
  }
  try {
    const account = await administerFromHere(command)
    if (account === null) {
      console.error(say('cli.adminNobody', { email: command.email }))
      return 1
    }
    console.log(say('cli.adminDone', { email: account.email, role: account.role, plan: account.plan }))
    return 0
  } catch (error) {
    console.error(sentenceOf(error))
    return 1
  }
}

process.exitCode = await admin(process.argv.slice(2))
