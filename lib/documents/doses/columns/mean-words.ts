/** Not the minutes of «за 5 мин», nor Wednesday. */
const MEAN =
  /(?<!\p{L})(?:mean|average|avg|median[aă]?|max(?:imum)?|min(?:imum)?|highest|lowest|средн\p{L}*|ср(?=\.|\s?знач)|макс\p{L}*|(?<!\d\s?|\/\s?)мин(?:им\p{L}*)?|наибольш\p{L}*|наименьш\p{L}*|медиан\p{L}*|medi[ea]|maxim[aă]?|minim[aă]?)(?!\p{L})/iu

/** Whether a text says that numbers are means, medians or extremes: of the doses beside them, but none themselves. */
export function saysMean(text: string): boolean {
  return MEAN.test(text)
}
