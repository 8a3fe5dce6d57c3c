import type { Cell } from '../../spreadsheets/model'

/** Returns what a user sees in a cell, on one line. */
export function sheetText({ text }: Cell): string {
  return text.includes('\n') || /^\s|\s$|\s\s/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}
