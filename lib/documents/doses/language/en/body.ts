import type { BodyWords } from '../body-concepts'

export const EN_BODY: BodyWords = {
  hand: [
    'hand',
    'hands',
    'finger',
    'fingers',
    'ring',
    'rings',
    'wrist',
    'wrists',
    'fing',
    'thumb',
    'extremity',
    'palm',
  ],
  digit: ['index', 'middle', 'forefinger', 'little', 'fingertip', 'tip'],
  left: ['left', 'l', 'lt', 'lh', 'lft'],
  right: ['right', 'r', 'rt', 'rh', 'rgt'],
}
