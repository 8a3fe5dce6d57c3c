import type { OoxmlPackage } from '../ooxml/package'
import { readLists, type Lists } from '../word-tables/reader/numbering'
import { readThemeFonts, type ThemeFonts } from './fonts'
import type { ListLooks } from './list-looks'
import { readListLooks } from './list-looks'
import { NoteMarks } from './note-marks'
import { PreviewPictures } from './pictures'
import { readStyleSheet, type StyleSheet } from './styles'

/** What all stories of a document are shown by. */
export interface PreviewSource {
  readonly pack: OoxmlPackage
  readonly theme: ThemeFonts
  readonly styles: StyleSheet
  readonly lists: () => Lists
  readonly listLooks: ListLooks
  readonly pictures: PreviewPictures
  readonly notes: NoteMarks
  /** Whether values are marked in the texts (value-marks.ts). */
  readonly marked: boolean
}

/** The part of a document that its main part leads to, by the end of the relationship's type. */
export function relatedPart(pack: OoxmlPackage, type: string): string | undefined {
  return pack.relationships(pack.mainPart).find((each) => !each.external && each.type.endsWith(`/${type}`))?.target
}

/** @throws DocumentError GATE_XML */
export async function readPreviewSource(pack: OoxmlPackage, marked: boolean): Promise<PreviewSource> {
  const theme = await readThemeFonts(pack, relatedPart(pack, 'theme'))
  const numbering = relatedPart(pack, 'numbering')
  return {
    pack,
    theme,
    styles: await readStyleSheet(pack, relatedPart(pack, 'styles'), theme),
    lists: await readLists(pack, numbering ?? null),
    listLooks: await readListLooks(pack, numbering),
    pictures: new PreviewPictures(pack),
    notes: new NoteMarks(),
    marked,
  }
}
