import type { Locator } from 'playwright/test'

/** Chooses from a list the option of that very name. */
export async function pick(list: Locator, option: string): Promise<void> {
  await list.click()
  await list.page().getByRole('option', { name: option, exact: true }).click()
}
