/** How captions of charts begin. */
export const FIGURE =
  /^(?:figure|fig\.|chart|graph|diagram|рис(?:унок|\.)|диаграмма|график|схема|figura|fig\.|graficul|diagrama|schema)\s*(?:№\s*)?[\dIVX]/iu

/** How captions inside a table's frame begin. */
export const CAPTION =
  /^(?:table|figure|exhibit|chart|таблица|табл\.|рис(?:унок|\.)|tabelul|tabel|tab\.|figura)\s*(?:№\s*)?[\dIVX]/iu

/** How sources and notes below a table begin. */
export const SOURCE = /^(?:sources?|notes?|n\.?b\.?|источник|примечани[ея]|прим\.|sursa|surse|not[aăe])\s*[:.—–-]/iu

/** A page number alone, with or without the word for page. */
export const PAGE_NUMBER =
  /^[\s\-–—.|/]*(?:(?:page|p\.|стр(?:аница|\.)?|pag(?:ina)?\.?)\s*)?\d{1,4}(?:\s*(?:of|из|din|\/)\s*\d{1,4})?[\s\-–—.|]*$/iu

/** A number, a date, a fraction with a unit or a sign for no value: the whole text of a cell. */
export const VALUE =
  /^[-−–—+<>≤≥~≈±$€£₽(*]*\d[\d\s.,:%/()×xх^⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺±−–—*†‡$€£₽-]*[a-zA-Z%*†‡)]{0,2}$|^[-–—−.…*]{1,3}$|^[<>≤≥±−-]?\d+[.,]\d+\s?\p{L}{2,4}$|^(?:n\/?a|н\/д|нд|—)$/iu
