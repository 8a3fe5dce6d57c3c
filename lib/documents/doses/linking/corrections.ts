const WORD =
  /(?<!\p{L})(?:исправл\p{L}*|испр|уточн[её]н\p{L}*|уточн|скорректир\p{L}*|коррект(?:ировка|ура)|corrected(?!\s+for)|correction|revised|amended|corectat[ăa]?|corec[tț]ie|rectificat[ăa]?|пере(?:ра)?сч[её]т|пересчитан\p{L}*|взамен(?!\s+(?:утер|утрач|поврежд|неисправ|сломан))|заменяет|replaces(?!\s+(?:the\s+|a\s+)?(?:lost|damaged|broken))|supersedes|recalculated|recalculat[ăa]?|[iî]nlocuie[sș]te)(?!\p{L})/iu
/** At the end of a name, in brackets or behind a dash. */
const BEHIND_NAME = new RegExp(String.raw`(?:\s*[([]\s*|\s+[-–—]\s+)${WORD.source}\.?\s*[)\]]?\s*$`, 'iu')

/** Of a row that counts no more, or never did. Own collection. */
const WITHDRAWN =
  /(?<!\p{L})(?<!(?:без|нет|не|no|not|non|without|f[ăa]r[ăa]|nu(?: e| este)?)\s)(?:ошибк[аи]|ошибочн\p{L}*|аннулир\p{L}*|отмен[её]н\p{L}*|недействит\p{L}*|отозван\p{L}*|void(?:ed)?|cancell?ed|annulled|invalidated|invalid\s+(?:value|reading|result|dose)s?|withdrawn|superseded|retracted|erroneous|(?:in|by) error|by mistake|anulat[ăa]?|eronat[ăa]?|gre[șs]it[ăa]?)(?!\p{L})/iu
/** Of a row that another one is to follow. Own collection. */
const PRELIMINARY =
  /(?<!\p{L})(?:предварит\p{L}*|ориентировочн\p{L}*|preliminary|provisional|interim|draft|preliminar[ăa]?|provizori[ue]|provizorie|estimativ[ăa]?)(?!\p{L})/iu

/**
 * Whether a text says that what is beside it counts no more: void, cancelled, a mistake. «Взамен ошибочной», «исправлена ошибка» say
 * it of another row, «ошибка, исправлено ниже» of this one.
 */
export function saysWithdrawn(text: string): boolean {
  const withdrawn = WITHDRAWN.exec(text)
  return withdrawn !== null && withdrawn.index < (WORD.exec(text)?.index ?? Number.POSITIVE_INFINITY)
}

/** Whether a text says that what is beside it is not the last word. */
export function saysPreliminary(text: string): boolean {
  return PRELIMINARY.test(text)
}

/** Whether a text says that what is beside it is there instead of something else. */
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
