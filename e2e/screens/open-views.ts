import { expect } from '../fixtures'
import { LOST, brokenOff, type View } from './view'

const NO_SUCH_LINK = '#token=' + 'A'.repeat(43)
const EMAIL = 'anna.ozerova@clinic.example'

/** The screens before anybody has signed in. */
export const OPEN_VIEWS: readonly View[] = [
  {
    name: 'login',
    person: false,
    sampled: true,
    reach: async (page) => void (await page.goto('/login')),
  },
  {
    name: 'login-sample',
    person: false,
    async reach(page) {
      await page.goto('/login?try=generator')
      await expect(page.locator('[data-page] [data-value]').first()).not.toBeEmpty({ timeout: 30_000 })
    },
  },
  {
    name: 'login-sample-tables',
    person: false,
    async reach(page) {
      await page.goto('/login?try=parser')
      await expect(page.locator('#release-download')).toBeEnabled({ timeout: 30_000 })
    },
  },
  {
    name: 'login-sample-doses',
    person: false,
    async reach(page) {
      await page.goto('/login?try=doses')
      await expect(page.locator('#release-download')).toBeEnabled({ timeout: 30_000 })
    },
  },
  {
    name: 'login-wanted',
    person: false,
    reach: async (page) => void (await page.goto('/login?callbackUrl=%2Fprofile')),
  },
  {
    name: 'login-refused',
    person: false,
    async reach(page, { account }) {
      await page.goto('/login')
      await page.getByLabel(account.email).fill('nobody@clinic.example')
      await page.getByLabel(account.password, { exact: true }).fill('not this one')
      await page.getByRole('button', { name: account.logIn, exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
    },
  },
  {
    name: 'register',
    person: false,
    sampled: true,
    async reach(page, { account }) {
      await page.goto('/register')
      await page.getByLabel(account.newPassword).fill('Password2026!')
      await expect(page.getByText(account.strength.advice.common)).toBeVisible()
    },
  },
  {
    name: 'register-refused',
    person: false,
    provokes: /400/,
    async reach(page, { account }) {
      await page.goto('/register')
      await page.getByLabel(account.email).fill('somebody@nowhere')
      await page.getByLabel(account.newPassword).fill('seven quiet lanterns')
      await page.getByRole('button', { name: account.makeAccount }).click()
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
    },
  },
  {
    name: 'forgot',
    person: false,
    reach: async (page) => void (await page.goto('/forgot')),
  },
  {
    name: 'forgot-sent',
    person: false,
    sampled: true,
    async reach(page, { account }) {
      await page.goto('/forgot')
      await page.getByLabel(account.email).fill(EMAIL)
      await page.getByRole('button', { name: account.forgot.send }).click()
      await expect(page.getByRole('status').filter({ hasText: EMAIL })).toBeVisible()
    },
  },
  {
    name: 'forgot-broken-off',
    person: false,
    provokes: LOST,
    async reach(page, { account }) {
      await brokenOff(page, '**/api/password/forget')
      await page.goto('/forgot')
      await page.getByLabel(account.email).fill(EMAIL)
      await page.getByRole('button', { name: account.forgot.send }).click()
      await expect(page.getByText(account.connectionLost)).toBeVisible()
    },
  },
  {
    name: 'reset',
    person: false,
    reach: async (page) => void (await page.goto(`/reset${NO_SUCH_LINK}`)),
  },
  {
    name: 'reset-refused',
    person: false,
    sampled: true,
    provokes: /400/,
    async reach(page, { account, errors }) {
      await page.goto(`/reset${NO_SUCH_LINK}`)
      await page.getByLabel(account.reset.password).fill('seven quiet lanterns')
      await page.getByRole('button', { name: account.reset.set }).click()
      await expect(page.getByText(errors.LINK_NOT_VALID)).toBeVisible()
    },
  },
  {
    name: 'reset-link-cut',
    person: false,
    async reach(page, { account }) {
      await page.goto('/reset')
      await expect(page.getByText(account.linkCut)).toBeVisible()
    },
  },
  {
    name: 'confirm-refused',
    person: false,
    sampled: true,
    provokes: /400/,
    async reach(page, { errors }) {
      await page.goto(`/confirm${NO_SUCH_LINK}`)
      await expect(page.getByText(errors.LINK_NOT_VALID)).toBeVisible()
    },
  },
  {
    name: 'not-found',
    person: false,
    sampled: true,
    reach: async (page) => void (await page.goto('/no-such-page')),
  },
]
