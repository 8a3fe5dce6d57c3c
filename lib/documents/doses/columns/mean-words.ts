const MEAN =
  /(?<!\p{L})(?:mean|average|avg|median|max(?:imum)?|min(?:imum)?|средн\p{L}*|макс\p{L}*|мин(?:им\p{L}*)?|medi[ea]|maxim[aă]?|minim[aă]?)(?!\p{L})/iu

/** Whether a text says that numbers are means, medians or extremes: of the doses beside them, but none themselves. */
export function saysMean(text: string): boolean {
  return MEAN.test(text)
}
