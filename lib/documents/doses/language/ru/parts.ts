import type { PartWords } from '../part-concepts'

export const RU_PARTS: PartWords = {
  part: ['в том числе', 'в т ч', 'в тч', 'вт ч', 'из них', 'из нее', 'из него', 'из которых', 'включая'],
  // «Ожидаемая» is also what becomes of an intake.
  calculated: ['расчетн*', 'рассчитан*', 'ожидаем*'],
  internal: ['внутренн*', 'поступлени*'],
  sum: ['суммарн*', 'сумма', 'сумм', 'общая', 'общее', 'общий', 'итог*', 'всего'],
}
