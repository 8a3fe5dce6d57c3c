/** One entry of a language's words: a sense, its value and a form. */
export interface Entry {
  readonly sense: string
  readonly value: string
  readonly form: string
}

const LINE = /^([A-Z]+)(?: (.*?))?: (.*)$/

/**
 * Parses lines `SENSE value: form, form`. `{a|b}` in a form gives several forms; a comma after a space is part of the
 * form. @throws Error for an invalid line
 */
export function entriesOf(text: string): Entry[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [, sense = '', value = '', forms = ''] = LINE.exec(line) ?? []
      if (sense === '') throw new Error(`Not a line of words: ${line}`)
      return forms
        .split(/(?<=\S),\s+/)
        .flatMap(spellingsOf)
        .filter((form) => form !== '')
        .map((form) => ({ sense, value, form }))
    })
}

/** `tablet{|s}` is two forms. */
function spellingsOf(form: string): string[] {
  const [whole, head = '', endings = '', tail = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(form) ?? []
  if (whole === undefined) return [form.trim()]
  return endings.split('|').flatMap((ending) => spellingsOf(`${head}${ending}${tail}`))
}
