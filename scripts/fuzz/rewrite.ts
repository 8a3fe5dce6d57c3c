import type { Random } from './random'
import type { XmlNode } from './xml-nodes'

/** Whether an element's own text counts, or is white space between its children. */
const holdsText = (children: readonly XmlNode[]) =>
  children.some((child) => typeof child === 'string' && !child.startsWith('<') && child.trim() !== '')

/**
 * Writes a tree in another way of XML's that means the same (XML 1.0 §2.4-2.10, 3.1, 4.1): quotes, white space in tags, references,
 * CDATA, comments, empty elements. Readers must get the same content.
 */
export function writtenOtherwise(nodes: readonly XmlNode[], random: Random): string {
  return nodes.map((node) => (typeof node === 'string' ? node : element(node, random))).join('')
}

function element({ name, attributes, children }: Exclude<XmlNode, string>, random: Random): string {
  const written = random.shuffled(attributes).map(({ name: attribute, value }) => {
    const single = random.chance(0.3) && !value.includes("'")
    const equals = random.chance(0.1) ? ' = ' : '='
    return `${random.chance(0.1) ? '\n  ' : ' '}${attribute}${equals}${single ? `'${value}'` : `"${value}"`}`
  })
  const space = random.chance(0.1) ? ' ' : ''
  const open = `<${name}${written.join('')}${space}`
  if (children.length === 0 && random.chance(0.7)) return `${open}/>`
  const hasText = holdsText(children)
  const inner = children.map((child) => {
    if (typeof child !== 'string') return element(child, random) + (hasText ? '' : between(random))
    return child.startsWith('<') ? child : textOtherwise(child, random)
  })
  return `${open}>${inner.join('')}</${name}${random.chance(0.1) ? ' ' : ''}>`
}

function between(random: Random): string {
  return random.chance(0.03) ? random.pick(['<!-- - -->', '<?note here?>']) : ''
}

function textOtherwise(text: string, random: Random): string {
  if (text.trim() === '' || !random.chance(0.3)) return text
  const at = random.below(text.length + 1)
  // Neither inside a reference nor between the halves of a surrogate pair.
  const whole = !/&[^;]*$/.test(text.slice(0, at)) && !/[\ud800-\udbff]$/.test(text.slice(0, at))
  const [before, after] = whole ? [text.slice(0, at), text.slice(at)] : [text, '']
  switch (random.below(4)) {
    case 0:
      return `${before}<!--x-->${after}`
    case 1:
      return /[&>]/.test(after) || after === '' ? text : `${before}<![CDATA[${after}]]>`
    case 2:
      return before + referenced(after, random)
    default:
      return `${before}<?x y?>${after}`
  }
}

/** The first character as a reference, but not of what the line-end rules would touch. */
function referenced(text: string, random: Random): string {
  const [first = ''] = text
  const code = first.codePointAt(0)
  if (code === undefined || code < 0x20 || first === '&') return text
  const reference = random.chance(0.5) ? `&#${code};` : `&#x${code.toString(16)};`
  return reference + text.slice(first.length)
}
