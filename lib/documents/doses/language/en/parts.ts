import type { PartWords } from '../part-concepts'

export const EN_PARTS: PartWords = {
  part: ['of which', 'of them', 'out of which', 'including', 'incl', 'thereof'],
  calculated: ['calculated', 'computed'],
  internal: ['internal*', 'committed', 'intake'],
  sum: ['total', 'sum'],
}
