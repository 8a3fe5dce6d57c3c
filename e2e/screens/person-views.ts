import type { Page } from 'playwright/test'
import { parseTable } from '../by-api'
import { wordDocument } from '../documents'
import { expect } from '../fixtures'
import { pngSquare } from '../pictures'
import { PASSWORD } from './person'
import { LOST, brokenOff, unanswered, type View, type Words } from './view'

const TABLE = wordDocument([
  [
    ['№', 'mSv'],
    ['1', '0.42'],
  ],
])
const HISTORY = '**/api/documents/operations?*'

/** Screens with the user's data: history, profile, plan, help. */
export const PERSON_VIEWS: readonly View[] = [
  {
    name: 'history-empty',
    person: true,
    async reach(page, { history }) {
      await page.goto('/history')
      await expect(page.getByText(history.empty)).toBeVisible()
    },
  },
  {
    name: 'history-loading',
    person: true,
    async reach(page) {
      await unanswered(page, HISTORY)
      await page.goto('/history')
    },
  },
  {
    name: 'history-broken-off',
    person: true,
    provokes: LOST,
    async reach(page) {
      await brokenOff(page, HISTORY)
      await page.goto('/history')
      await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty()
    },
  },
  {
    name: 'history',
    person: true,
    sampled: true,
    async reach(page, { history }) {
      for (const name of ['2024.docx', '2025.docx', '2026.docx']) await parseTable(page, name, TABLE)
      await page.goto('/history')
      await expect(page.getByRole('region', { name: history.caption }).getByText('2026.xlsx')).toBeVisible()
    },
  },
  {
    name: 'profile',
    person: true,
    async reach(page, { account }) {
      await page.goto('/profile')
      await expect(page.getByText(account.files.empty)).toBeVisible()
      await expect(page.getByRole('table', { name: account.sessions.caption })).toBeVisible()
    },
  },
  {
    name: 'profile-open',
    person: true,
    sampled: true,
    async reach(page, { account, profile }) {
      await parseTable(page, '2026.docx', TABLE)
      await page.goto('/profile')
      await expect(page.getByRole('table', { name: account.files.caption })).toBeVisible()
      await page.getByRole('button', { name: profile.account.changeAddress, exact: true }).click()
      const { changePassword, password } = profile.signIn
      await page.getByRole('button', { name: `${changePassword} ${password}` }).click()
      await page.getByLabel(account.change.next).fill('Password2026!')
      await expect(page.getByText(account.strength.advice.common)).toBeVisible()
      const stamp = page.getByRole('group', { name: profile.pictures.stamp.label })
      const picture = { name: 'stamp.png', mimeType: 'image/png', buffer: pngSquare(64) }
      await stamp.locator('input[type=file]').setInputFiles(picture)
      await expect(stamp.getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'profile-broken-off',
    person: true,
    provokes: LOST,
    async reach(page) {
      for (const path of ['users/files?*', 'tokens', 'sessions', 'sign-in-methods']) {
        await brokenOff(page, `**/api/${path}`)
      }
      await page.goto('/profile')
      await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty()
    },
  },
  {
    name: 'profile-new-token',
    person: true,
    async reach(page, words) {
      await newToken(page, words)
    },
  },
  {
    name: 'profile-token-made',
    person: true,
    async reach(page, words) {
      const { tokens } = words.account
      await newToken(page, words)
      await page.getByRole('button', { name: tokens.make }).click()
      await expect(page.getByText(tokens.onlyNow)).toBeVisible()
    },
  },
  {
    name: 'profile-deletion',
    person: true,
    async reach(page, { account }) {
      await page.goto('/profile')
      await page.getByRole('button', { name: account.deletion.begin }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'profile-session-ended',
    person: true,
    provokes: /401/,
    async reach(page, { account }) {
      await page.goto('/profile')
      await expect(page.getByText(account.files.empty)).toBeVisible()
      const context = page.context()
      const cookies = await context.cookies()
      await context.clearCookies()
      await page.getByRole('button', { name: account.export.download }).click()
      await expect(page.getByRole('alertdialog', { name: account.expired.title })).toBeVisible()
      // The person, now signed out of the page, still has to be deleted.
      await context.addCookies(cookies)
    },
  },
  {
    name: 'profile-loading',
    person: true,
    async reach(page) {
      await page.goto('/help')
      for (const path of ['users/files?*', 'tokens', 'sessions']) await unanswered(page, `**/api/${path}`)
      // `goto` would wait for what never comes.
      await page.evaluate(() => window.location.assign('/profile'))
      await expect(page.locator('main p[aria-busy="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'subscribe',
    person: true,
    sampled: true,
    async reach(page, { billing }) {
      await page.goto('/subscribe')
      await expect(page.getByText(billing.notSetUp)).toBeVisible()
    },
  },
  {
    name: 'help',
    person: true,
    sampled: true,
    reach: async (page) => void (await page.goto('/help')),
  },
]

/** Opens the form of a new API token and fills it in. */
async function newToken(page: Page, { account }: Words): Promise<void> {
  const { tokens, reauthentication } = account
  await page.goto('/profile')
  await page.getByRole('button', { name: tokens.new }).click()
  const name = page.getByRole('textbox', { name: tokens.name })
  // A dialog gets the focus a moment after it is rendered; letters typed before that would be lost.
  await expect(name).toBeFocused()
  await name.fill('1C')
  await page.getByRole('textbox', { name: reauthentication.password }).fill(PASSWORD)
}
