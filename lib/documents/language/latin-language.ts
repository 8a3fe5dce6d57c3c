/**
 * Short words that sentences of a language can't do without, in small Latin letters without diacritics. None is a word of the other
 * language that papers use.
 */
const FUNCTION_WORDS = {
  en: `the of and for to is are by with on at this that from be has have was were been or an not it its shall must hereby`,
  ro: `de din la cu pentru si sau prin pe catre este sunt care dintre conform privind fara dupa al ale lui cel cea cei nu se sa ca mai prezentul prezenta subsemnatul subsemnata domnul doamna`,
} as const

/** Words that forms and tables consist of, where there are no sentences; as above. */
const FORM_WORDS = {
  en: `name surname address date day month year amount price quantity signature invoice certificate receipt employee employer salary department
    customer supplier description item items order words hours paid received issued number report list page title position period approved
    head registered until street city phone unit units tax due balance`,
  ro: `nume numele prenume prenumele adresa ziua luna anul suma pret pretul cantitate cantitatea semnatura factura certificat adeverinta chitanta
    angajat angajatul angajator salariat salariul salariului salariu sectia sectie clientul furnizor furnizorul denumire denumirea denumirii
    comanda litere ore platit achitat primit predat eliberat seria functia functie valoare valoarea contabil strada localitate
    localitatea telefon domiciliu domiciliat buc bucati plata beneficiar beneficiarul valabil stampila aprobat nascut lei nr`,
} as const

function wordsOf(language: 'en' | 'ro'): ReadonlySet<string> {
  return new Set(`${FUNCTION_WORDS[language]} ${FORM_WORDS[language]}`.split(/\s+/))
}

const sets = { en: wordsOf('en'), ro: wordsOf('ro') }
/** So many words more than of the other language. */
const ENOUGH = 2

/** Returns whether a text in Latin letters is English or Romanian, which is often written without diacritics; null if it doesn't show. */
export function latinLanguage(text: string): 'en' | 'ro' | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length
  const lead = count(sets.en) - count(sets.ro)
  if (Math.abs(lead) < ENOUGH) return null
  return lead > 0 ? 'en' : 'ro'
}
