import { GET, POST } from '@/app/api/session/[...nextauth]/route'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { TEST_ORIGIN } from '@/lib/http/test-support/browser'
import { keepIssuer } from '../discovery'
import { GOOGLE_ISSUER } from '../providers'
import { TestGithub } from './test-github'
import { TestIssuer } from './test-issuer'

/** The application with all three providers on this machine. */
export async function openSocialApplication() {
  const [oidc, google, github] = await Promise.all([TestIssuer.start(), TestIssuer.start(), TestGithub.start()])
  Object.assign(process.env, {
    NEXTAUTH_URL: `${TEST_ORIGIN}/api/session`,
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GITHUB_CLIENT_ID: github.clientId,
    GITHUB_CLIENT_SECRET: github.clientSecret,
    GITHUB_URL: github.url,
    OIDC_ISSUER: oidc.url,
    OIDC_CLIENT_ID: 'hospital-client',
    OIDC_CLIENT_SECRET: 'hospital secret: 100%',
    OIDC_NAME: 'Hospital',
    SOCIAL_REDIRECT_URIS: 'https://other.clinic.example/return',
  })
  // Google's address is fixed; only tests replace it.
  keepIssuer(GOOGLE_ISSUER, google.named(GOOGLE_ISSUER))
  const application = await openTestApplication()
  return {
    oidc,
    google,
    github,
    dataFolder: application.dataFolder,
    async close() {
      await application.close()
      await Promise.all([oidc.close(), google.close(), github.close()])
    },
  }
}

/** Presses a provider's button: the answer that says where to go. */
export async function setOut(browser: Browser, provider: string, callbackUrl = '/'): Promise<Response> {
  const csrf = await browser.call(GET, { params: { nextauth: 'csrf' } })
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  return browser.call(POST, {
    params: { nextauth: `signin/${provider}` },
    json: { csrfToken, callbackUrl, json: 'true' },
  })
}

/**
 * Signs in at the provider to which a response redirects, and returns the address to which the browser is sent back.
 */
export async function atProvider(started: Response): Promise<URL> {
  const { url } = (await started.json()) as { url: string }
  const sent = await fetch(url, { redirect: 'manual' })
  return new URL(sent.headers.get('location') ?? '')
}

/** Comes back from a provider: the answer of our callback. */
export function comeBack(
  browser: Browser,
  provider: string,
  back: URL,
  changed: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const query = { ...Object.fromEntries(back.searchParams), ...changed }
  return browser.call(GET, { params: { nextauth: `callback/${provider}` }, query, headers: { origin: '' } })
}

/** The whole journey. Gives the address of the screen where it ends. */
export async function signInBy(browser: Browser, provider: string, callbackUrl = '/'): Promise<string | null> {
  const back = await atProvider(await setOut(browser, provider, callbackUrl))
  return (await comeBack(browser, provider, back)).headers.get('location')
}
