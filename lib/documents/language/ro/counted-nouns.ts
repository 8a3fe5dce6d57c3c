/**
 * Nouns whose gender their singular and plural don't tell. Lower case, without diacritics. Source: DOOM3 (2021).
 */

/** Masculine nouns in -ă and -a, plural in -i. */
export const MASCULINE_IN_VOWEL = `tata popa papa`

/** Masculine nouns in -e, plural in -i, besides those in -nte. */
export const MASCULINE_IN_E = `frate iepure perete peste rege arbore soarece burete castravete sarpe nasture mire fluture litre duce principe staroste interprete strugure sambure mugure pepene caine dinte munte parinte presedinte`

/** Feminine nouns in -e, plural in -i, whose end doesn't say so. */
export const FEMININE_IN_E = `carte parte noapte moarte lege vreme cale vale sare minte mare floare piele zestre aschie foarfece limite serie hartie cheie baie femeie odaie`

/** Nouns in -e that have the same plural. */
export const NEUTER_IN_E = `nume prenume pronume renume pantece`

/** Abbreviations of counted things, by gender. */
export const ABBREVIATED_NOUNS: Readonly<Record<'masculine' | 'feminine' | 'neuter', string>> = {
  masculine: 'l m cm mm km ml ron mdl eur lei euro',
  feminine: 'buc. buc pag. pag p. sec. sec ser. cut. pers. pers',
  neuter: 'kg g mg ex. ex exempl. min. min compl. set fl. t',
}
