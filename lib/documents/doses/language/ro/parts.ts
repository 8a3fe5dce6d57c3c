import type { PartWords } from '../part-concepts'

export const RO_PARTS: PartWords = {
  part: ['din care', 'din acestea', 'dintre care', 'inclusiv'],
  calculated: ['calculat', 'calculata'],
  internal: ['interna', 'incorpor*'],
  sum: ['total', 'totala', 'suma'],
}
