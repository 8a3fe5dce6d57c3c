import { z } from 'zod'
import { parseRateLimits } from './http/rate-limit-table'
import { parseSender } from './mail/sender-address'
import { parseSmtpUrl } from './mail/smtp-config'

/**
 * The environment, checked once at startup. Variables that only work together form a group: a partly set group is an error that names
 * the missing ones, so a deployment never runs half configured. Before there is a server to check them, the scripts and Next's build
 * read PORT, HOSTNAME_TO_BIND, ACTUM_ORIGIN, DATABASE_URL and ACTUM_BUILD directly. Variables that only tests and benchmarks read
 * (ACTUM_CORPUS, CHROMIUM_PATH and the like) are described in docs/developing.md.
 */
const url = z.url({ protocol: /^https?$/ })

/** As a browser sends it: without a path. */
const webOrigin = url.refine((text) => new URL(text).origin === text, 'an origin, without a path')

/** A Paddle ID, as its API returns it. */
const paddlePrice = z.string().regex(/^pri_[0-9a-z]+$/, 'a price id of Paddle, pri_…')

function addresses(list: string): string[] {
  return list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
}

/** Parses rate limits and reports the parser's own error message. */
function rateLimits(text: string, context: z.RefinementCtx<string>): ReturnType<typeof parseRateLimits> {
  try {
    return parseRateLimits(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
}

const schema = z.object({
  /** Set by the scripts; you don't need to set it. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The port the server listens on. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** The address the server listens on; by default, all of the machine's addresses. */
  HOSTNAME_TO_BIND: z.string().optional(),
  /** Set to `standalone` for `npm run build` to have Next write a self-contained folder. */
  ACTUM_BUILD: z.enum(['standalone']).optional(),
  /** Set by Vercel. On other platforms for functions, set it to `1` for `npm run build` to leave out the embedded database. */
  VERCEL: z.string().optional(),
  /** The public URL of the application; links in emails and redirects start with it. */
  ACTUM_ORIGIN: url.optional(),
  /** Other origins, separated by commas, whose pages may call the API with a bearer token; by default, none. */
  API_ORIGINS: z.string().transform(addresses).pipe(z.array(webOrigin)).optional(),
  /** The folder for the embedded database, files and emails. */
  ACTUM_DATA: z.string().min(1).default('.data'),
  /** Signs sessions and tokens. By default, Actum generates one and saves it in the data folder. */
  ACTUM_SECRET: z.string().min(32).optional(),
  /** The PostgreSQL database; by default, Actum uses embedded PGlite. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** How many database connections a process may open, in addition to those of the queue; by default, 10, or 3 with `ACTUM_RUNNER=inline`. */
  ACTUM_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).optional(),
  /** How much to log, as JSON lines on standard output. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The resident memory, in MiB, at which a document process is killed. */
  ACTUM_CHILD_MEMORY: z.coerce.number().int().min(128).default(1024),
  /** How many proxies are in front of Actum: the number of X-Forwarded-For entries to trust, counted from the right. */
  ACTUM_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
  /**
   * Custom rate limits: `name=points/seconds`, separated by commas, such as `login-address=500/900` if many people share one address.
   * Limits you don't name keep their defaults.
   */
  ACTUM_RATE_LIMITS: z.string().default('').transform(rateLimits),
  /** The bucket of an S3-compatible store for files; by default, files are saved in the data folder. */
  S3_BUCKET: z.string().optional(),
  /** The bucket's region, as the store calls it. */
  S3_REGION: z.string().optional(),
  /** The ID of an access key that can read, write, list and delete in this bucket only. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** The secret of the access key. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The URL of a store other than Amazon's. With `S3_DIRECT`, browsers must be able to reach it too. */
  S3_ENDPOINT: url.optional(),
  /** Set to `true` for stores that address buckets by path instead of host name, such as MinIO. */
  S3_FORCE_PATH_STYLE: z.stringbool().optional(),
  /**
   * Set to `true` if the platform limits the size of request bodies: browsers then upload to the bucket and download from it
   * directly. The bucket's CORS rules must allow PUT and GET from this origin.
   */
  S3_DIRECT: z.stringbool().optional(),
  /** What processes the queue: this process, `npm run worker` processes, or the request itself. */
  ACTUM_RUNNER: z.enum(['local', 'external', 'inline']).default('local'),
  /**
   * With `ACTUM_RUNNER=inline`: how many seconds the platform gives a request (`maxDuration` on Vercel). A run that could take longer is
   * rejected before it starts.
   */
  ACTUM_MAX_SECONDS: z.coerce.number().int().min(30).max(3_600).default(300),
  /** How many seconds a stopping server waits for running operations to finish. */
  ACTUM_DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(20),
  /** The token with which Prometheus reads `/api/metrics` (`Authorization: Bearer …`); by default, there are no metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The secret for calls to `/api/cron/{job}` on a platform without long-lived processes. */
  ACTUM_CRON_SECRET: z.string().min(16).optional(),
  /** The same secret under the name that Vercel gives it; `ACTUM_CRON_SECRET` takes precedence. */
  CRON_SECRET: z.string().min(16).optional(),
  /**
   * The mail server: `smtps://user:password@host`, or `smtp://…:587` with STARTTLS. By default, emails are written to `outbox` in
   * the data folder.
   */
  SMTP_URL: z
    .string()
    .refine((text) => parseSmtpUrl(text) !== null, 'smtp://user:password@host:587 or smtps://user:password@host')
    .optional(),
  /** The sender of emails: `name@host` or `Name <name@host>`. */
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null, 'name@host or Name <name@host>')
    .optional(),
  /** How many emails one user can send in 24 hours. */
  MAIL_PER_DAY: z.coerce.number().int().min(1).default(500),
  /**
   * Set to `true` to let webhooks use plain HTTP and go to private addresses, such as other servers of the same hospital. Every user
   * with webhooks can then reach them.
   */
  WEBHOOK_PRIVATE_ADDRESSES: z.stringbool().default(false),
  /** The path of LibreOffice's `soffice`; by default, Actum looks in the usual places. */
  SOFFICE_PATH: z.string().min(1).optional(),
  /** The URL of a Gotenberg service that creates PDFs; by default, a local LibreOffice creates them, if installed. */
  GOTENBERG_URL: url.optional(),
  /** The user name, if the service requires basic authentication. */
  GOTENBERG_USERNAME: z.string().min(1).optional(),
  /** The password for that user name. */
  GOTENBERG_PASSWORD: z.string().min(1).optional(),
  /** Sign-in with Google: the ID of an OAuth client of type “Web application”. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** The secret of the Google client. */
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Sign-in with GitHub: the client ID of an OAuth app. */
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  /** The secret of the GitHub app. */
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  /** The URL of a GitHub Enterprise Server; by default, github.com. */
  GITHUB_URL: url.optional(),
  /** Sign-in with any OpenID Connect provider, such as a hospital's own: `issuer` as in its discovery document. */
  OIDC_ISSUER: url.optional(),
  /** The client ID that this provider gave Actum. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** The secret of that client. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** The provider's name on the sign-in button. */
  OIDC_NAME: z.string().min(1).max(40).optional(),
  /** Redirect URLs that `/api/auth/{provider}/start` accepts in addition to this origin, separated by commas. */
  SOCIAL_REDIRECT_URIS: z.string().transform(addresses).pipe(z.array(url)).optional(),
  /** The API key of Paddle Billing, from Developer tools → Authentication. */
  PADDLE_API_KEY: z.string().min(1).optional(),
  /** A client-side token that the browser sends to Paddle. */
  PADDLE_CLIENT_TOKEN: z.string().min(1).optional(),
  /** The secret key of the notification destination; two, separated by a comma, while you rotate them. */
  PADDLE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The ID of the monthly price of Standard. */
  PADDLE_PRICE_STANDARD_MONTH: paddlePrice.optional(),
  /** The ID of the yearly price of Standard. */
  PADDLE_PRICE_STANDARD_YEAR: paddlePrice.optional(),
  /** The ID of the monthly price of Professional. */
  PADDLE_PRICE_PROFESSIONAL_MONTH: paddlePrice.optional(),
  /** The ID of the yearly price of Professional. */
  PADDLE_PRICE_PROFESSIONAL_YEAR: paddlePrice.optional(),
  /** Set to `sandbox` to use a Paddle sandbox account. */
  PADDLE_ENVIRONMENT: z.enum(['production', 'sandbox']).default('production'),
  /** The URL of another Paddle API, such as `npm run paddle:local`; by default, that of `PADDLE_ENVIRONMENT`. */
  PADDLE_API_URL: url.optional(),
  /** The email address for questions about payments. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The URL of the terms of use, linked from `/subscribe` and the footer. */
  TERMS_URL: url.optional(),
  /** The URL of the privacy policy, linked from the same places. */
  PRIVACY_URL: url.optional(),
  /** The URL of the refund policy, linked from the same places. */
  REFUNDS_URL: url.optional(),
})

export type Environment = Readonly<z.infer<typeof schema> & { origin: string }>

/** Thrown at startup. Its message is for the administrator and contains no values, so it can't reveal a secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Returns the checked variables.
 *
 * @throws EnvironmentError naming every invalid or missing variable.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  // An empty variable counts as unset: `.env` and compose files often contain empty ones.
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

/** Variables that only work together: once one is set, all of `needed` are required and `optional` ones are allowed. */
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
  // All instances need the same secret, and only an embedded database guarantees a single instance.
  const shared = env.DATABASE_URL !== undefined && env.NODE_ENV === 'production' && env.ACTUM_SECRET === undefined
  return shared ? ['ACTUM_SECRET: needed with DATABASE_URL (32 characters or more, the same on every instance)'] : []
}

function missingOfRunner(env: Settings): string[] {
  const { ACTUM_RUNNER, DATABASE_URL, NODE_ENV, VERCEL } = env
  if (ACTUM_RUNNER === 'external' && DATABASE_URL === undefined) {
    return ['DATABASE_URL: needed with ACTUM_RUNNER=external, because the embedded database has one process']
  }
  if (NODE_ENV !== 'production' || (ACTUM_RUNNER !== 'inline' && VERCEL === undefined)) return []
  if (ACTUM_RUNNER === 'local') {
    return ['ACTUM_RUNNER: must be inline or external on Vercel, where a process lives only as long as a request']
  }
  // Files on one instance's disk would be missing on the others. Workers do without calls of the scheduled jobs.
  const secret = ACTUM_RUNNER === 'inline' && { CRON_SECRET: env.ACTUM_CRON_SECRET ?? env.CRON_SECRET }
  return Object.entries({ DATABASE_URL, S3_BUCKET: env.S3_BUCKET, ...secret })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name}: needed where a process lives only as long as a request`)
}

/** The URL works without credentials, but credentials need the URL. */
function missingOfGotenberg(env: Settings): string[] {
  const names = ['GOTENBERG_USERNAME', 'GOTENBERG_PASSWORD'] as const
  if (names.every((name) => env[name] === undefined)) return []
  return missingOf({ called: 'GOTENBERG_', needed: ['GOTENBERG_URL', ...names], optional: [] }, env)
}

const KEY = Symbol.for('actum.environment')
const shared = globalThis as { [KEY]?: Environment }

/** Returns the checked environment of this process. */
export function env(): Environment {
  return (shared[KEY] ??= readEnvironment(process.env))
}
