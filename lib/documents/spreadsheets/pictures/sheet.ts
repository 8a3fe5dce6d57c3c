import { DocumentError } from '../../error'
import { problem, type Problem } from '../../problem'
import type { Sheet, SheetPicture } from '../model'

/** The sheet with its pictures, or as it is where there are none. */
export function withPictures(sheet: Sheet, pictures: readonly SheetPicture[]): Sheet {
  return pictures.length === 0 ? sheet : { ...sheet, pictures }
}

/** Looks for pictures. Where what should lead to them is damaged, the cells are still good: that is reported, and no more. */
export async function readPictures<Found>(
  none: Found,
  read: () => Promise<Found>,
): Promise<{ readonly found: Found; readonly problems: readonly Problem[] }> {
  try {
    return { found: await read(), problems: [] }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { found: none, problems: [problem('SHEET_PICTURES_UNREAD', 'warning', { file: 'data' })] }
  }
}
