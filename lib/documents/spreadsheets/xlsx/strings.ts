import type { OoxmlPackage } from '../../ooxml/package'
import { type Attributes, isOn, scanPart } from '../scan-part'

/**
 * `_x000D_` in a cell's text represents a character that XML can't carry, `_x005F_` for the underscore of a text that only
 * looks so (ECMA-376 Part 1 §22.9.2.19).
 */
export function unescapeString(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Collects the text of one rich or plain string (CT_Rst, §18.4.8): its runs, without phonetic hints, and whether one is struck through. */
export class StringCollector {
  private text = ''
  private piece = ''
  private inText = false
  private preserve = false
  private phonetic = 0
  private isRunStruck = false
  private wasRunStruck = false
  private isStruck = false

  open(name: string, attributes: Attributes): void {
    if (name === 'rPh') this.phonetic += 1
    else if (name === 'r') this.isRunStruck = false
    else if (name === 'strike') this.isRunStruck = isOn(attributes)
    else if (name === 't') {
      this.inText = true
      this.preserve = attributes['xml:space'] === 'preserve'
      this.piece = ''
    }
  }

  close(name: string): void {
    if (name === 'rPh') this.phonetic -= 1
    else if (name === 't') {
      this.inText = false
      if (this.phonetic > 0) return
      const piece = this.preserve ? this.piece : trimXml(this.piece)
      // «12» put right to «13» is not 1213.
      const joins = this.wasRunStruck !== this.isRunStruck && /\d/.test(this.text.slice(-1)) && /^\d/.test(piece)
      this.text += joins ? ` ${piece}` : piece
      this.wasRunStruck = this.isRunStruck
      if (this.isRunStruck && piece.trim() !== '') this.isStruck = true
    }
  }

  add(text: string): void {
    if (this.inText) this.piece += text
  }

  take(): { readonly text: string; readonly struck: boolean } {
    const taken = { text: unescapeString(this.text), struck: this.isStruck }
    this.text = ''
    this.isStruck = this.isRunStruck = this.wasRunStruck = false
    return taken
  }
}

/** Excel drops white space at the ends of a text that doesn't say `xml:space="preserve"`. */
function trimXml(text: string): string {
  return text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
}

/** The workbook's shared strings in their order, and which of them are struck through. */
export interface SharedStrings {
  readonly texts: readonly string[]
  readonly struck: ReadonlySet<number>
}

export async function readSharedStrings(source: OoxmlPackage, part: string): Promise<SharedStrings> {
  const texts: string[] = []
  const struckOnes = new Set<number>()
  const collector = new StringCollector()
  await scanPart(source, part, {
    open: (name, attributes) => collector.open(name, attributes),
    close: (name) => {
      collector.close(name)
      if (name !== 'si') return
      const { text, struck } = collector.take()
      if (struck) struckOnes.add(texts.length)
      texts.push(text)
    },
    text: (text) => collector.add(text),
  })
  return { texts, struck: struckOnes }
}
