/** One line of a language's words: a sense, its value and a form. */
export interface Entry {
  readonly sense: string
  readonly value: string
  readonly form: string
}

const LINE = /^([A-Z]+)(?: (.*?))?: (.*)$/

/** Reads lines `SENSE value: form, form`; `{a|b}` in a form writes several, a comma behind a space is the form's own. @throws Error for a line of another shape */
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
