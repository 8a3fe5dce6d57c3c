import { z } from 'zod'
import { parseRateLimits } from './http/rate-limit-table'
import { parseSender } from './mail/sender-address'
import { parseSmtpUrl } from './mail/smtp-config'

/**
 * The environment, checked once at boot. What stands together is a group: half a group is an error that names what is
 * missing, so that a deployment never runs half configured. Before there is a server to check it, the scripts and Next's build read
 * PORT, HOSTNAME_TO_BIND, ACTUM_ORIGIN, DATABASE_URL and ACTUM_BUILD themselves. What only tests and figures read (ACTUM_CORPUS,
 * CHROMIUM_PATH and the like) is no setting of an installation and stands in docs/developing.md.
 */
const url = z.url({ protocol: /^https?$/ })

/** An id of Paddle's, as its API gives it. */
const paddlePrice = z.string().regex(/^pri_[0-9a-z]+$/, 'a price id of Paddle, pri_…')

function addresses(list: string): string[] {
  return list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
}

/** In the words of what reads it. */
function rateLimits(text: string, context: z.RefinementCtx<string>): ReturnType<typeof parseRateLimits> {
  try {
    return parseRateLimits(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
}

const schema = z.object({
  /** Set by the scripts; nobody has to. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The port that the server listens on. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** The address that it listens on; without it all of the machine's. */
  HOSTNAME_TO_BIND: z.string().optional(),
  /** `standalone` at `npm run build`: Next then writes a folder with all it needs. */
  ACTUM_BUILD: z.enum(['standalone']).optional(),
  /** Where people reach the application; links in mails and redirects begin with it. */
  ACTUM_ORIGIN: url.optional(),
  /** Folder of the embedded database, files and mail. */
  ACTUM_DATA: z.string().min(1).default('.data'),
  /** Signs sessions and tokens. Without it one is made and kept in the data folder. */
  ACTUM_SECRET: z.string().min(32).optional(),
  /** PostgreSQL; without it the embedded PGlite is used. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** How much is logged, as JSON lines on standard output. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Resident memory at which a document process is ended, in MiB. */
  ACTUM_CHILD_MEMORY: z.coerce.number().int().min(128).default(1024),
  /** Proxies in front whose X-Forwarded-For entry is believed, counted from the right. */
  ACTUM_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
  /**
   * Other figures for rate limits: `name=points/seconds` with commas between, as in `login-address=500/900` where many people
   * share one address. Those not named keep theirs.
   */
  ACTUM_RATE_LIMITS: z.string().default('').transform(rateLimits),
  /** A bucket of an S3-compatible store for files; without it they are kept in the data folder. */
  S3_BUCKET: z.string().optional(),
  /** The bucket's region, as the store names it. */
  S3_REGION: z.string().optional(),
  /** A key that may read, write, list and delete in this bucket and nowhere else. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** Its secret. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Of a store that is not Amazon's; browsers must reach it too where they upload straight to it. */
  S3_ENDPOINT: url.optional(),
  /** true for stores that know a bucket by its path and not by its host's name, as MinIO does. */
  S3_FORCE_PATH_STYLE: z.stringbool().optional(),
  /**
   * true where the platform caps the bodies it passes on: browsers then upload straight to the bucket and are sent to it
   * for downloads. The bucket must allow this origin to PUT and GET (CORS).
   */
  S3_DIRECT: z.stringbool().optional(),
  /** Who works off the queue: this process, `npm run worker` processes, or the request itself. */
  ACTUM_RUNNER: z.enum(['local', 'external', 'inline']).default('local'),
  /** How long a stopping server lets running operations finish. */
  ACTUM_DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(20),
  /** What `/api/cron/{job}` is called with on a platform without long-lived processes. */
  ACTUM_CRON_SECRET: z.string().min(16).optional(),
  /**
   * The mail server: `smtps://user:password@host`, or `smtp://…:587` with STARTTLS. Without it mails are written to `outbox` in
   * the data folder.
   */
  SMTP_URL: z
    .string()
    .refine((text) => parseSmtpUrl(text) !== null, 'smtp://user:password@host:587 or smtps://user:password@host')
    .optional(),
  /** Whom mails are from: `name@host` or `Name <name@host>`. */
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null, 'name@host or Name <name@host>')
    .optional(),
  /** How many mails one person may send in 24 hours. */
  MAIL_PER_DAY: z.coerce.number().int().min(1).default(500),
  /** The path of LibreOffice's `soffice`; without it the usual places are looked at. */
  SOFFICE_PATH: z.string().min(1).optional(),
  /** A Gotenberg service that makes the PDFs; without it a local LibreOffice does, where there is one. */
  GOTENBERG_URL: url.optional(),
  /** Where the service asks for basic authentication. */
  GOTENBERG_USERNAME: z.string().min(1).optional(),
  /** With that user name. */
  GOTENBERG_PASSWORD: z.string().min(1).optional(),
  /** Sign-in with Google: an OAuth client of the type «web application». */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** Its secret. */
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Sign-in with GitHub: an OAuth app. */
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  /** Its secret. */
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  /** A GitHub Enterprise Server; without it github.com. */
  GITHUB_URL: url.optional(),
  /** Sign-in with any OpenID Connect provider, such as a hospital's own: the issuer as its discovery document names it. */
  OIDC_ISSUER: url.optional(),
  /** This application's id with that provider. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Its secret. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What the sign-in button calls that provider. */
  OIDC_NAME: z.string().min(1).max(40).optional(),
  /** Where `/api/auth/{provider}/start` may send people back to, beside this origin: addresses, separated by commas. */
  SOCIAL_REDIRECT_URIS: z.string().transform(addresses).pipe(z.array(url)).optional(),
  /** Of Paddle Billing: Developer tools → Authentication. */
  PADDLE_API_KEY: z.string().min(1).optional(),
  /** A client-side token, which the browser shows to Paddle. */
  PADDLE_CLIENT_TOKEN: z.string().min(1).optional(),
  /** The notification destination's secret; two with a comma between while one takes the other's place. */
  PADDLE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The price of Standard by the month. */
  PADDLE_PRICE_STANDARD_MONTH: paddlePrice.optional(),
  /** The price of Standard by the year. */
  PADDLE_PRICE_STANDARD_YEAR: paddlePrice.optional(),
  /** The price of Professional by the month. */
  PADDLE_PRICE_PROFESSIONAL_MONTH: paddlePrice.optional(),
  /** The price of Professional by the year. */
  PADDLE_PRICE_PROFESSIONAL_YEAR: paddlePrice.optional(),
  /** `sandbox` for trying with Paddle's test account. */
  PADDLE_ENVIRONMENT: z.enum(['production', 'sandbox']).default('production'),
  /** A Paddle API elsewhere, such as `npm run paddle:local`; without it the environment's own. */
  PADDLE_API_URL: url.optional(),
  /** Where people write about payments. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The terms of use, linked from `/subscribe` and the footer. */
  TERMS_URL: url.optional(),
  /** The privacy policy, likewise. */
  PRIVACY_URL: url.optional(),
  /** The refund policy, likewise. */
  REFUNDS_URL: url.optional(),
})

export type Environment = Readonly<z.infer<typeof schema> & { origin: string }>

/** Thrown at boot; its message is one sentence for the person who runs the server, and holds no values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Reads and checks the variables.
 *
 * @throws EnvironmentError naming every variable that is wrong or missing.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  // An empty variable is an unset one: `.env` files and compose files leave them so.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  const problems = parsed.success
    ? missingInGroups(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(`The environment is not right. ${problems.join('; ')}.`)
  }
  return {
    ...parsed.data,
    origin: (parsed.data.ACTUM_ORIGIN ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
  }
}

type Settings = z.infer<typeof schema>
type Name = keyof Settings & string

/** Variables that only work together: `needed` all of them as soon as one is there, `optional` beside them. */
interface Group {
  readonly called: string
  readonly needed: readonly Name[]
  readonly optional: readonly Name[]
}

const GROUPS: readonly Group[] = [
  {
    called: 'S3_',
    needed: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    optional: ['S3_ENDPOINT', 'S3_FORCE_PATH_STYLE', 'S3_DIRECT'],
  },
  { called: 'mail', needed: ['SMTP_URL', 'MAIL_FROM'], optional: [] },
  { called: 'GOOGLE_', needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], optional: [] },
  { called: 'GITHUB_', needed: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], optional: ['GITHUB_URL'] },
  { called: 'OIDC_', needed: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], optional: ['OIDC_NAME'] },
  {
    called: 'PADDLE_',
    needed: [
      'PADDLE_API_KEY',
      'PADDLE_CLIENT_TOKEN',
      'PADDLE_WEBHOOK_SECRET',
      'PADDLE_PRICE_STANDARD_MONTH',
      'PADDLE_PRICE_STANDARD_YEAR',
      'PADDLE_PRICE_PROFESSIONAL_MONTH',
      'PADDLE_PRICE_PROFESSIONAL_YEAR',
    ],
    optional: ['PADDLE_API_URL'],
  },
]

function missingInGroups(env: Settings): string[] {
  return [
    ...missingSecret(env),
    ...missingOfRunner(env),
    ...GROUPS.flatMap((group) => missingOf(group, env)),
    ...missingOfGotenberg(env),
  ]
}

function missingOf({ called, needed, optional }: Group, env: Settings): string[] {
  if ([...needed, ...optional].every((name) => env[name] === undefined)) return []
  return needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: needed with the other ${called} variables`)
}

function missingSecret(env: Settings): string[] {
  // Several instances must agree on the secret, and only an embedded database is surely alone.
  const shared = env.DATABASE_URL !== undefined && env.NODE_ENV === 'production' && env.ACTUM_SECRET === undefined
  return shared ? ['ACTUM_SECRET: needed with DATABASE_URL (32 characters or more, the same on every instance)'] : []
}

function missingOfRunner(env: Settings): string[] {
  const alone = env.ACTUM_RUNNER === 'external' && env.DATABASE_URL === undefined
  return alone ? ['DATABASE_URL: needed with ACTUM_RUNNER=external, because the embedded database has one process'] : []
}

/** The service's address alone is enough; its credentials are not. */
function missingOfGotenberg(env: Settings): string[] {
  const names = ['GOTENBERG_USERNAME', 'GOTENBERG_PASSWORD'] as const
  if (names.every((name) => env[name] === undefined)) return []
  return missingOf({ called: 'GOTENBERG_', needed: ['GOTENBERG_URL', ...names], optional: [] }, env)
}

let current: Environment | undefined

/** The checked environment of this process. */
export function env(): Environment {
  current ??= readEnvironment(process.env)
  return current
}
