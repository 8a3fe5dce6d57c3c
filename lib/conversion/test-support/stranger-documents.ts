import { buildZip } from '@/lib/documents/ooxml/test-support/packages'

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'
const NAMESPACES = [
  ...['office', 'text', 'style', 'manifest'].map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`),
  `xmlns:draw="${OASIS}:drawing:1.0"`,
  `xmlns:svg="${OASIS}:svg-compatible:1.0"`,
  `xmlns:fo="${OASIS}:xsl-fo-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ')

/** An ODT with the given body and automatic styles. */
export function odtOf(body: string, styles = ''): Uint8Array {
  const type = 'application/vnd.oasis.opendocument.text'
  const entry = (place: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${place}" manifest:media-type="${media}"/>`
  return buildZip([
    { name: 'mimetype', content: type, method: 0 },
    {
      name: 'content.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
    {
      name: 'META-INF/manifest.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${OASIS}:manifest:1.0" manifest:version="1.3">${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`,
    },
  ])
}

/** An RTF with the given content. */
export function rtfOf(content: string): Uint8Array {
  return Buffer.from(`{\\rtf1\\ansi ${content}\\par}`, 'latin1')
}

export const PNG_OF_ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
