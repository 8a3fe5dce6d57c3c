/**
 * How rows that aren't data begin, in Russian, English and Romanian. All are compared as `normaliseName` returns names,
 * at the beginning of a cell's text and as whole words.
 */
export const TOTAL_WORDS: readonly string[] = [
  ...[
    'итого',
    'итог',
    'общий итог',
    'промежуточный итог',
    'подитог',
    'подытог',
    'всего',
    'общая сумма',
    'общее количество',
  ],
  ...[
    'total',
    'totals',
    'grand total',
    'subtotal',
    'subtotals',
    'sub total',
    'sub-total',
    'sum total',
    'overall total',
  ],
  ...['total general', 'subtotal', 'suma totală', 'suma totala', 'totalul'],
]

/** Other figures about the rows above. */
export const STATISTIC_WORDS: readonly string[] = [
  ...['среднее', 'в среднем', 'среднее значение', 'максимум', 'минимум', 'медиана', 'наибольшее', 'наименьшее'],
  ...['average', 'mean', 'median', 'maximum', 'minimum', 'max', 'min'],
  ...['media', 'în medie', 'in medie', 'mediana', 'maxim', 'minim'],
]

/** Of a line that says something of the table, or is signed under it. */
export const NOTE_WORDS: readonly string[] = [
  ...['примечание', 'примечания', 'примечании', 'прим.', 'составил', 'составила', 'составлено', 'подпись', 'подписи'],
  ...[
    'руководитель',
    'главный врач',
    'главный бухгалтер',
    'гл. бухгалтер',
    'исполнитель',
    'исп.',
    'проверил',
    'проверила',
  ],
  ...['утверждаю', 'утвердил', 'утвердила', 'утверждено', 'согласовано', 'ответственный', 'директор', 'м.п.', 'м. п.'],
  ...['note', 'notes', 'prepared by', 'signature', 'signed', 'approved', 'approved by', 'checked by', 'reviewed by'],
  ...['notă', 'nota', 'note:', 'întocmit', 'intocmit', 'semnătura', 'semnatura', 'verificat', 'aprobat', 'executant'],
  ...['director', 'contabil-șef', 'contabil șef', 'conducătorul', 'l.ș.', 'l. ș.'],
]
