/**
 * Nouns of address before a name, with their genitive-dative (Gramatica limbii române, 2008, I): the noun takes the ending and the name after it
 * doesn't change, as in «doamnei Larisa Burduja». Abbreviations have one form for all cases.
 */
export const COURTESY_TITLES: ReadonlyMap<string, string> = new Map([
  ['doamna', 'doamnei'],
  ['domnul', 'domnului'],
  ['domnișoara', 'domnișoarei'],
  ['domnişoara', 'domnişoarei'],
  ['cetățeanul', 'cetățeanului'],
  ['cetățeana', 'cetățenei'],
  ['pacientul', 'pacientului'],
  ['pacienta', 'pacientei'],
  ['doctorul', 'doctorului'],
  ['profesorul', 'profesorului'],
  ['profesoara', 'profesoarei'],
  ['inginerul', 'inginerului'],
  ['inginera', 'inginerei'],
])
