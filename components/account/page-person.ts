import { readKeptUser } from './kept-sign-in'

let person: string | null = null
let wasKept = false

/** Records for whom this page was rendered, once the browser has saved them. */
export function notePagePerson(id: string): void {
  person = id
  wasKept = readKeptUser() !== null
}

/** Returns whether this page was rendered for another user. A public screen is rendered for no one. */
export function isAnotherPerson(id: string): boolean {
  return person !== null && person !== id
}

/** Whether the browser kept the page's person and does so no longer: they logged out in another tab. */
export function hasLoggedOutElsewhere(): boolean {
  return wasKept && readKeptUser() === null
}
