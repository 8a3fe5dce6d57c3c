import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { relationshipsPart } from '../../ooxml/relationships'
import { packageNow } from '../../ooxml/test-support/package-now'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface PartLink {
  readonly id: string
  /** The type's last words, or all of it. */
  readonly type: string
  readonly target: string
  readonly external?: boolean
}

/** A package with more parts, and more relationships of its parts; targets are written as they are. */
export async function withParts(
  bytes: Uint8Array,
  parts: Readonly<Record<string, string | Uint8Array>>,
  links: Readonly<Record<string, readonly PartLink[]>>,
): Promise<Uint8Array> {
  const { entries, has, text } = await openPackage(bytes, PREMIUM_GATE)
  const relationships = Object.entries(links).map(([part, all]): [string, string] => {
    const holder = relationshipsPart(part)
    const before = has(holder) ? text(holder) : `<Relationships xmlns="${PACKAGE}"></Relationships>`
    return [holder, before.replace('</Relationships>', `${all.map(written).join('')}</Relationships>`)]
  })
  return packageNow(entries, new Map([...Object.entries(parts), ...relationships]))
}

function written({ id, type, target, external }: PartLink): string {
  const uri = type.includes(':') ? type : `${OFFICE}/${type}`
  return `<Relationship Id="${id}" Type="${uri}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`
}
