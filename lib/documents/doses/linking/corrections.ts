const WORD =
  /(?<!\p{L})(?:исправл\p{L}*|испр|уточн[её]н\p{L}*|уточн|скорректир\p{L}*|коррект(?:ировка|ура)|corrected|correction|revised|amended|corectat[ăa]?|corec[tț]ie|rectificat[ăa]?)(?!\p{L})/iu
/** At the end of a name, in brackets or behind a dash. */
const BEHIND_NAME = new RegExp(String.raw`(?:\s*[([]\s*|\s+[-–—]\s+)${WORD.source}\.?\s*[)\]]?\s*$`, 'iu')

/** Whether a text says that what stands beside it is there instead of something else. */
export function saysCorrected(text: string): boolean {
  return WORD.test(text)
}

/** A name without «(исправлено)» behind it. */
export function withoutCorrection(name: string): string {
  return name.replace(BEHIND_NAME, '')
}

/** A label without such a word in it, as words are compared: «Hp(10) (испр.)». */
export function uncorrected(label: string): string {
  return label.replace(WORD, ' ')
}
