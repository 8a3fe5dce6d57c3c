import type { Random } from '../random'
import type { Subject } from '../subject'

/** A change as a buggy or hostile program would make it. Does nothing if the file has nothing of its kind. */
export interface Mutation {
  readonly name: string
  readonly kind: Subject['kind']
  /** Only for files of these kinds; all without it. */
  readonly files?: readonly FileKind[]
  readonly change: (subject: Subject, random: Random) => void
}

export type FileKind = 'docx' | 'xlsx' | 'ods' | 'csv' | 'pdf'

/** What programs stumble over in the place of a number. */
export const EXTREME_NUMBERS: readonly string[] = [
  '0',
  '-1',
  '1',
  '2147483647',
  '2147483648',
  '-2147483648',
  '4294967295',
  '4294967296',
  '9007199254740993',
  '1e308',
  '1e999',
  '-1e-320',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '',
  ' ',
  '1.5',
  '00012',
  '1048577',
  '16385',
  '99999999999999999999',
  '١٢٣',
  '1,5',
]

/** Texts that don't occur in test data. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\n',
  '=1+1',
  "=cmd|' /C calc'!A0",
  '@SUM(1)',
  '../../etc/passwd',
  '{{',
  '}}',
  '{',
  '}',
  '{#a}',
  '{/a}',
  '{a|b|c}',
  '&amp;lt;',
  '&#55296;',
  '&#0;',
  '&#x1F600;',
  '&#xFFFF;',
  '\u202e\u200b\ufeff',
  '́́́',
  '￾',
  'ё'.repeat(300),
  '9'.repeat(400),
  '1.'.repeat(200),
  '<0,05',
  '1 234,56 мЗв',
  '12.03.2026',
  '31.02.2026',
  '1e5',
  '-',
  '—',
  '∞',
  '½',
  '%',
  '#REF!',
  '__proto__',
  'constructor',
  'toString',
  '$&amp;$1$`',
  '\\',
  '"',
  "'",
  ';',
  ',',
  '\t',
  '0.1+0.2',
  '𝟙𝟚',
  '１２３',
]
