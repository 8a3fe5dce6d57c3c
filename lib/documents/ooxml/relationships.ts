import { eachElement } from './small-xml'

/** A part's link to another part or to an address (ECMA-376-2 §6.5.3). */
export interface Relationship {
  readonly id: string
  readonly type: string
  /** The name of the part that it leads to, without a leading slash; the address as written where it is external. */
  readonly target: string
  readonly external: boolean
}

/** The part that contains a part's relationships; those of the package itself for an empty name. */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

/**
 * The relationships of a part, in their order, targets resolved against its folder.
 * @throws DocumentError GATE_XML
 */
export function parseRelationships(part: string, xml: string): Relationship[] {
  const found: Relationship[] = []
  eachElement(relationshipsPart(part), xml, (element, { Id = '', Type = '', Target = '', TargetMode }) => {
    if (element !== 'Relationship') return
    const external = TargetMode?.toLowerCase() === 'external'
    found.push({ id: Id, type: Type, target: external ? Target : resolveTarget(part, Target), external })
  })
  return found
}

/** A relative reference as a part name: dot segments taken out, fragment left off. It can't lead above the package's root. */
function resolveTarget(part: string, target: string): string {
  const [path = ''] = target.split('#', 1)
  const segments = path.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}
