import type { BodyWords } from '../body-concepts'

export const RO_BODY: BodyWords = {
  hand: [
    'mana',
    'mainii',
    'maini',
    'inel',
    'inelul',
    'deget',
    'degetul',
    'degete',
    'incheietura',
    'incheieturii',
    'extremitate',
    'palma',
  ],
  digit: ['aratator*', 'index', 'inelar*', 'mijlociu'],
  left: ['stang*', 'stg', 'st'],
  right: ['drept*', 'dreapt*', 'dr', 'drt'],
}
