import { BINDING } from './content-controls'

/**
 * A part's XML without the data bindings of the content controls in which `mark` is: Word shows in a bound control what the data say
 * when it opens the document, and not what the control contains (ECMA-376 §17.5.2.6).
 * @param mark one character
 */
export function withoutBindings(xml: string, mark: string): string {
  if (!xml.includes('dataBinding')) return xml
  const signs = new RegExp(`<w:sdt(?=[\\s>])|</w:sdt(?=[\\s>])|${BINDING.source}|${mark}`, 'g')
  const open: Control[] = []
  const dropped: Stretch[] = []
  for (const { 0: sign, index } of xml.matchAll(signs)) {
    const control = open.at(-1)
    if (sign === '<w:sdt') open.push({ marked: false, bindings: [] })
    else if (control === undefined) continue
    else if (sign === mark) control.marked = true
    else if (sign !== '</w:sdt') control.bindings.push({ start: index, end: index + sign.length })
    else {
      open.pop()
      const outer = open.at(-1)
      if (outer !== undefined) outer.marked ||= control.marked
      if (control.marked) dropped.push(...control.bindings)
    }
  }
  return without(
    xml,
    dropped.toSorted((a, b) => a.start - b.start),
  )
}

interface Stretch {
  readonly start: number
  readonly end: number
}

interface Control {
  marked: boolean
  readonly bindings: Stretch[]
}

function without(xml: string, dropped: readonly Stretch[]): string {
  const kept: string[] = []
  let at = 0
  for (const { start, end } of dropped) {
    kept.push(xml.slice(at, start))
    at = end
  }
  return kept.join('') + xml.slice(at)
}
