import type { PartWords } from '../part-concepts'

export const EN_PARTS: PartWords = {
  part: ['of which', 'of them', 'out of which', 'including', 'incl', 'thereof'],
  calculated: ['calculated', 'computed'],
  internal: ['internal*', 'committed', 'intake'],
  sum: ['total', 'sum'],
  gross: ['gross', 'reading', 'readout', 'raw', 'as read', 'end', 'final', 'after', 'stop', 'out', 'uncorrected'],
  taken: ['background', 'control', 'bkg', 'bkgd', 'bg', 'transit', 'blank', 'start', 'initial', 'before', 'in', 'zero'],
  net: ['net', 'corrected', 'minus', 'less', 'difference', 'above background'],
}
