/** Why a cell has no value. Blank, zero, below detection and not read are different facts. */
export type Censor = 'below_limit' | 'not_detected' | 'not_read' | 'not_exchanged' | 'unused' | 'damaged' | 'absent'

export interface Marker {
  readonly mark: string
  readonly censor: Censor
  /** Only counts in a column known to contain radiation doses, since `M` and `NE` are words elsewhere. */
  readonly doseColumnOnly: boolean
  /**
   * True for plain words, which need no key. False for an abbreviation whose published key wasn't checked; ask the
   * service that uses it.
   */
  readonly verified: boolean
}

/** Landauer, frequently asked questions on the Radiation Dosimetry Report: «M» and «Unused». */
const LANDAUER = 'landauer'
/** Of code lists of national dose registry workbooks; meaning to verify. */
const REGISTRY = 'registry'
/** Of abbreviations of Russian dosimetry records, own collection; to verify. */
const RU_REPORT = 'ru-report'
/** Of wording of Romanian dosimetry bulletins, own collection; to verify. */
const RO_REPORT = 'ro-report'
/** Of plain wording, own collection. */
const PLAIN = 'plain'

/** How a sentence without a reading begins. */
export const NEGATIONS = ['not', 'never', 'не', 'nu', 'nu a', 'nu a fost', 'nu s-a', 'n-a', 'n-a fost'] as const

/** Beginnings of verbs behind a negation: `not issued`, «не вернул», «nu s-a predat», «nepurtat». */
export const NEGATED: Readonly<Partial<Record<Censor, readonly string[]>>> = {
  not_read: ['read', 'process', 'считан', 'обработ', 'измер', 'cit', 'prelucr', 'procesat'],
  not_exchanged: [
    ...['return', 'exchang', 'receiv', 'submit', 'handed', 'deliver'],
    ...['вернул', 'возвр', 'сда', 'замен', 'обмен', 'получ', 'предъяв'],
    ...['predat', 'returnat', 'restituit', 'primit', 'schimbat', 'adus'],
  ],
  unused: [
    ...['used', 'worn', 'issued', 'assigned'],
    ...['выда', 'носи', 'надева', 'использ', 'примен', 'работ'],
    ...['purtat', 'folosit', 'utilizat', 'emis', 'eliberat', 'lucrat'],
  ],
  absent: ['measur', 'monitor', 'контрол', 'masurat', 'monitorizat'],
}

/** Marks that replace a dose, by their meaning; letter case, periods and spaces don't matter. */
export const MARKERS: readonly Marker[] = [
  ...list('below_limit', LANDAUER, ['M', 'm'], { doseColumnOnly: true }),
  ...list('below_limit', PLAIN, ['minimal', 'below minimum', 'below reporting minimum', 'below reporting level']),
  ...list('below_limit', REGISTRY, [
    '<LD',
    '< LD',
    '<LQ',
    '<NR',
    '<NRL',
    '<MRL',
    '<MDL',
    '<LOD',
    '<LLD',
    '<MDA',
    '<LOQ',
  ]),
  ...list('below_limit', REGISTRY, ['MNR'], { doseColumnOnly: true }),
  ...list('below_limit', PLAIN, ['BDL', 'BLD', 'BRL', 'LLD', 'MDL', '<MDL', 'LD', 'bld'], { doseColumnOnly: true }),
  ...list('below_limit', PLAIN, [
    'below detection limit',
    'below the detection limit',
    'below limit of detection',
    'below threshold',
    'below MRL',
    'below MDL',
    'below LOD',
    'below LLD',
    'below LD',
    'below MDD',
    'under detection limit',
    'below recording level',
    'below the recording level',
  ]),
  ...list(
    'below_limit',
    RU_REPORT,
    [
      'НПО',
      'ниже ПО',
      '<ПО',
      '< ПО',
      '<НПО',
      '<ПР',
      '< ПР',
      'ниже ПР',
      'менее ПР',
      '<МДА',
      '<НРУ',
      'менее НПО',
      'менее ПО',
      'ниже НПО',
      'н.п.о.',
    ],
    { doseColumnOnly: false },
  ),
  ...list('below_limit', RU_REPORT, [
    'ниже предела обнаружения',
    'ниже порога обнаружения',
    'ниже порога',
    'ниже уровня регистрации',
    'менее предела обнаружения',
    'ниже предела измерения',
    'менее порога',
    'на уровне фона',
    'фон',
  ]),
  ...list('below_limit', RO_REPORT, [
    'sub limita de detecție',
    'sub limita de detectie',
    'sub limita',
    'sub limită',
    'sub LD',
    'SLD',
    'sub pragul de detecție',
    'sub prag',
    'sub nivelul de înregistrare',
    'sub nivelul de inregistrare',
  ]),
  ...list('not_detected', REGISTRY, ['ND', 'N.D.'], { doseColumnOnly: true }),
  ...list('not_detected', PLAIN, [
    'not detected',
    'undetected',
    'none detected',
    'не обнаружено',
    'не обн.',
    'не выявлено',
    'не зарегистрировано',
    'nedetectat',
    'nedetectată',
    'nedetectabil',
    'nu s-a detectat',
  ]),
  ...list('not_detected', PLAIN, ['н/о', 'н.о.', 'НО'], { doseColumnOnly: true }),
  ...list('not_read', REGISTRY, ['NR', 'N.R.'], { doseColumnOnly: true }),
  ...list('not_read', PLAIN, ['no reading', 'нет данных считывания']),
  ...list('not_read', PLAIN, ['н/с', 'н/и'], { doseColumnOnly: true }),
  ...list('not_exchanged', REGISTRY, ['NE'], { doseColumnOnly: true }),
  ...list('not_exchanged', PLAIN, ['late', 'absent dosimeter']),
  ...list('not_exchanged', PLAIN, ['не сд.']),
  ...list('unused', LANDAUER, ['unused']),
  ...list('unused', REGISTRY, ['NU'], { doseColumnOnly: true }),
  ...list('unused', PLAIN, [
    'on leave',
    'leave',
    'maternity leave',
    'sick leave',
    'vacation',
    'dismissed',
    'left the company',
    'отпуск',
    'в отпуске',
    'декрет',
    'декретный отпуск',
    'больничный',
    'б/л',
    'б/лист',
    'уволен',
    'уволена',
    'командировка',
    'concediu',
    'concediu medical',
    'concediu med.',
    'în concediu',
    'demisionat',
    'plecat',
  ]),
  ...list('damaged', REGISTRY, ['DD'], { doseColumnOnly: true }),
  ...list('damaged', PLAIN, ['damaged', 'broken', 'contaminated', 'destroyed', 'defective', 'unreadable']),
  ...list('damaged', PLAIN, [
    'поврежден',
    'повреждён',
    'повреждено',
    'повр.',
    'повреж.',
    'испорчен',
    'испорч.',
    'брак',
    'неисправен',
    'неиспр.',
    'deteriorat',
    'deteriorată',
    'defect',
    'stricat',
    'distrus',
  ]),
  // Nobody knows what a lost dosimeter would have measured.
  ...list('not_read', PLAIN, ['lost', 'утерян', 'утер.', 'утрачен', 'потерян', 'pierdut', 'pierdută']),
  ...list('absent', PLAIN, ['absent', 'missing', 'no dosimeter', 'no data', 'N/A', 'NA', 'not available']),
  ...list('absent', PLAIN, [
    'отсутствует',
    'отсутствовал',
    'нет данных',
    'нет',
    'н/д',
    'lipsă',
    'lipsa',
    'lipsește',
    'lipseste',
    'fără date',
    'fara date',
  ]),
  ...list('absent', PLAIN, ['-', '–', '—', '--', '---', '*', 'x', 'х', 'blank', 'null'], { doseColumnOnly: true }),
]

function list(censor: Censor, source: string, marks: readonly string[], { doseColumnOnly = false } = {}): Marker[] {
  const verified = source === LANDAUER || (source === PLAIN && !doseColumnOnly)
  return marks.map((mark) => ({ mark, censor, doseColumnOnly, verified }))
}
