import type { OoxmlPackage } from '../../ooxml/package'
import { type Attributes, scanPart } from '../scan-part'

/**
 * `_x000D_` in a cell's text stands for a character that XML can't carry, `_x005F_` for the underscore of a text that only
 * looks so (ECMA-376 Part 1 §22.9.2.19).
 */
export function unescapeString(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Collects the text of one rich or plain string (CT_Rst, §18.4.8): its runs, without phonetic hints. */
export class StringCollector {
  private text = ''
  private piece = ''
  private inText = false
  private preserve = false
  private phonetic = 0

  open(name: string, attributes: Attributes): void {
    if (name === 'rPh') this.phonetic += 1
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
      if (this.phonetic === 0) this.text += this.preserve ? this.piece : trimXml(this.piece)
    }
  }

  add(text: string): void {
    if (this.inText) this.piece += text
  }

  take(): string {
    const text = unescapeString(this.text)
    this.text = ''
    return text
  }
}

/** Excel drops white space at the ends of a text that doesn't say `xml:space="preserve"`. */
function trimXml(text: string): string {
  return text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
}

/** The workbook's shared strings in their order. */
export async function readSharedStrings(source: OoxmlPackage, part: string): Promise<string[]> {
  const strings: string[] = []
  const collector = new StringCollector()
  await scanPart(source, part, {
    open: (name, attributes) => collector.open(name, attributes),
    close: (name) => {
      collector.close(name)
      if (name === 'si') strings.push(collector.take())
    },
    text: (text) => collector.add(text),
  })
  return strings
}
