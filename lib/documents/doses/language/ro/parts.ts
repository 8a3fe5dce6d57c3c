import type { PartWords } from '../part-concepts'

export const RO_PARTS: PartWords = {
  part: ['din care', 'din acestea', 'dintre care', 'inclusiv'],
  calculated: ['calculat', 'calculata'],
  internal: ['interna', 'incorpor*'],
  sum: ['total', 'totala', 'suma'],
  gross: ['brut', 'bruta', 'citire*', 'indicati*', 'masurat*', 'sfarsit*', 'final*', 'dupa', 'la predare'],
  taken: ['fond*', 'martor', 'control', 'transport', 'inceput*', 'initial*', 'inainte', 'la primire'],
  net: ['net', 'neta', 'fara fond', 'corectat*', 'diferenta', 'minus'],
}
