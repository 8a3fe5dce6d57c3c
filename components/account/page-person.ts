import { readKeptUser } from './kept-sign-in'

let person: string | null = null
let wasKept = false

/** Notes whom this page was drawn for, once the browser keeps them. */
export function notePagePerson(id: string): void {
  person = id
  wasKept = readKeptUser() !== null
}

/** Whether this page was drawn for somebody else. An open screen was drawn for no one. */
export function isAnotherPerson(id: string): boolean {
  return person !== null && person !== id
}

/** Whether the browser kept the page's person and does so no longer: they logged out in another tab. */
export function hasLoggedOutElsewhere(): boolean {
  return wasKept && readKeptUser() === null
}
