import { problem, type Problem } from '../../problem'
import { builtinOf, isRowsName } from '../matching/builtins'
import { profileName } from '../values/profile'
import type { Template, TemplateTag } from './template'

/** Programs whose templates people bring. */
export const OTHER_PROGRAMS = ['docxtemplater', 'docxtpl'] as const
export type OtherProgram = (typeof OTHER_PROGRAMS)[number]

/** What a construct means here that differs from what it meant there. */
type Difference = 'loop' | 'condition' | 'path' | 'calculation' | 'unsupported'

/** `{a ? b : c}` of docxtemplater; `{{r rich }}`, a formatted text of docxtpl. */
const UNSUPPORTED: Readonly<Record<OtherProgram, RegExp>> = {
  docxtemplater: /\?/,
  docxtpl: /^r\s/,
}

function differenceOf(tag: TemplateTag, program: OtherProgram): Difference | null {
  const { kind, name, repeats, comparison, origin } = tag
  if (origin !== 'braces' || kind === 'end' || tag.ofTurn !== undefined) return null
  if (kind === 'value') {
    if (UNSUPPORTED[program].test(tag.whole)) return 'unsupported'
    if (tag.expression) return 'calculation'
    const isPath = name.includes('.') && name !== '.' && builtinOf(name) === null && profileName(name) === null
    return isPath ? 'path' : null
  }
  if (kind === 'section' && repeats !== false && comparison === null) {
    if (isRowsName(name)) return null
    // docxtemplater writes loops and conditions alike: the data decide.
    return program === 'docxtpl' || repeats === true ? 'loop' : 'condition'
  }
  return comparison === null && !tag.expression ? 'condition' : null
}

/** What of a template that was made for another program means something else here, each construct once. */
export function differencesFrom({ tags, surroundings }: Template, program: OtherProgram): Problem[] {
  const seen = new Set<string>()
  const found = tags.flatMap((tag): Problem[] => {
    const difference = differenceOf(tag, program)
    if (difference === null || seen.has(tag.written)) return []
    seen.add(tag.written)
    const params = { ...tag.place.params, program, difference }
    return [problem('TEMPLATE_DIFFERS', 'info', { ...tag.place, tag: tag.written, params })]
  })
  return surroundings.of(found)
}
