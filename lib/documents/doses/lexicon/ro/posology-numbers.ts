import type { Lexicon } from '../types'

/** Romanian words for numbers; `plus:` joins the number before it («un comprimat și jumătate»). */
export const RO_NUMBERS: Lexicon = {
  source: 'Unicode CLDR, rule-based number format (ro)',
  entries: {
    '1': ['un', 'una', 'o', 'unu', 'unul'],
    '2': ['doi', 'două', 'doua'],
    '3': ['trei', 'treia'],
    '4': ['patru'],
    '5': ['cinci'],
    '6': ['șase'],
    '7': ['șapte'],
    '8': ['opt'],
    '9': ['nouă'],
    '10': ['zece'],
    '12': ['doisprezece', 'douăsprezece'],
    '14': ['paisprezece'],
    '15': ['cincisprezece'],
    '20': ['douăzeci'],
    '30': ['treizeci'],
    '0.5': ['jumătate', 'jumătate de', 'o jumătate', 'o jumătate de', 'jum', 'jum.'],
    '0.25': ['un sfert', 'sfert', 'un sfert de', 'sfert de'],
    'plus:0.5': ['și jumătate', 'și o jumătate'],
  },
}
