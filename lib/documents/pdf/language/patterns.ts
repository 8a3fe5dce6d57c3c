/** What stands over or under the labels of a chart, by its first word. */
export const FIGURE =
  /^(?:figure|fig\.|chart|graph|diagram|рис(?:унок|\.)|диаграмма|график|схема|figura|fig\.|graficul|diagrama|schema)\s*(?:№\s*)?[\dIVX]/iu

/** What a caption in a table's frame begins with. */
export const CAPTION =
  /^(?:table|figure|exhibit|chart|таблица|табл\.|рис(?:унок|\.)|tabelul|tabel|tab\.|figura)\s*(?:№\s*)?[\dIVX]/iu

/** What a source or a note under a table begins with. */
export const SOURCE = /^(?:sources?|notes?|n\.?b\.?|источник|примечани[ея]|прим\.|sursa|surse|not[aăe])\s*[:.—–-]/iu

/** A page's number alone, with the words for a page beside it or without. */
export const PAGE_NUMBER =
  /^[\s\-–—.|/]*(?:(?:page|p\.|стр(?:аница|\.)?|pag(?:ina)?\.?)\s*)?\d{1,4}(?:\s*(?:of|из|din|\/)\s*\d{1,4})?[\s\-–—.|]*$/iu

/** A figure, a date, a mark for no value: what stands in a cell alone. */
export const VALUE =
  /^[-−–—+<>≤≥~≈±$€£₽(*]*\d[\d\s.,:%/()×xх^⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺±−–—*†‡$€£₽-]*[a-zA-Z%*†‡)]{0,2}$|^[-–—−.…*]{1,3}$|^(?:n\/?a|н\/д|нд|—)$/iu
