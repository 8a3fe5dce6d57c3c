import { expect, signUp, test } from './fixtures'

const URL = 'https://93.184.215.14/actum'

test('a webhook is added with its secret, shown once, and deleted', async ({ page }) => {
  await signUp(page, 'a-long-enough-passphrase-7')
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Webhooks' })
  await section.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('This address isn’t on the public internet.')).toBeVisible()
  await dialog.getByLabel('Address').fill(URL)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(section.getByLabel('Signing secret')).toHaveValue(/^whsec_/)
  await section.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByLabel('Signing secret')).toBeHidden()

  await section.getByRole('button', { name: `Deliveries to ${URL}` }).click()
  await expect(section.getByText('No deliveries yet.')).toBeVisible()
  await section.getByRole('button', { name: `Delete ${URL}` }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await expect(section.getByText('No webhooks yet.')).toBeVisible()
})
