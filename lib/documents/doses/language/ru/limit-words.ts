import type { LimitWords } from '../limit-concepts'

/** A Latin A is typed as often as the identical-looking Cyrillic letter. */
export const RU_LIMIT_WORDS: LimitWords = {
  groupA: [
    'группа а',
    'группы а',
    'группе а',
    'группу а',
    'группой а',
    'гр а',
    'персонал а',
    'персонала а',
    'группа a',
    'группы a',
    'группе a',
    'группу a',
    'группой a',
    'гр a',
    'персонал a',
    'персонала a',
  ],
  groupB: ['группа б', 'группы б', 'группе б', 'группу б', 'группой б', 'гр б', 'персонал б', 'персонала б'],
  cncan: [],
  icrp: ['мкрз 103', 'публикация 103', 'публикации 103', 'публикацией 103'],
}
