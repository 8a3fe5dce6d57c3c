/** What a cell says in place of a value. Blank, zero, below detection, not read are different facts. */
export type Censor = 'below_limit' | 'not_detected' | 'not_read' | 'not_exchanged' | 'unused' | 'damaged' | 'absent'

export interface Marker {
  readonly mark: string
  readonly censor: Censor
  /** Read only where the column is known to hold radiation doses: `M` and `NE` are words elsewhere. */
  readonly doseColumnOnly: boolean
  readonly source: string
  /** Plain words need no key. False for an abbreviation whose published key was not read: ask the service it comes from. */
  readonly verified: boolean
}

const LANDAUER = 'Landauer, frequently asked questions on the Radiation Dosimetry Report: «M» and «Unused»'
const REGISTRY = 'code lists of national dose registry workbooks; meaning to verify'
const RU_REPORT = 'abbreviations of Russian dosimetry records, own collection; to verify'
const RO_REPORT = 'wording of Romanian dosimetry bulletins, own collection; to verify'
const PLAIN = 'plain wording, own collection'

/** Marks in place of a dose, by what they mean; letter case, full stops and spaces do not matter. */
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
  ]),
  ...list(
    'below_limit',
    RU_REPORT,
    ['НПО', 'ниже ПО', '<ПО', '< ПО', '<НПО', '<МДА', '<НРУ', 'менее НПО', 'менее ПО', 'ниже НПО', 'н.п.о.'],
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
  ...list('not_read', PLAIN, [
    'not read',
    'unread',
    'no reading',
    'not readable',
    'не считан',
    'не считано',
    'не измерено',
    'не измерялся',
    'нет данных считывания',
    'necitit',
    'nu a fost citit',
    'necitită',
  ]),
  ...list('not_read', PLAIN, ['н/с', 'н/и'], { doseColumnOnly: true }),
  ...list('not_exchanged', REGISTRY, ['NE'], { doseColumnOnly: true }),
  ...list('not_exchanged', PLAIN, [
    'not exchanged',
    'not returned',
    'unreturned',
    'late',
    'not received',
    'absent dosimeter',
  ]),
  ...list('not_exchanged', PLAIN, [
    'не сдан',
    'не сдано',
    'не сд.',
    'не возвращен',
    'не возвращён',
    'не заменен',
    'не заменён',
    'не обменян',
    'не получен',
    'neschimbat',
    'neschimbată',
    'nereturnat',
    'nepredat',
    'neprimit',
  ]),
  ...list('unused', LANDAUER, ['unused']),
  ...list('unused', PLAIN, ['not used', 'not worn', 'unworn']),
  ...list('unused', REGISTRY, ['NU'], { doseColumnOnly: true }),
  ...list('unused', PLAIN, [
    'не использован',
    'не использовался',
    'не использовано',
    'не носил',
    'не носился',
    'nefolosit',
    'neutilizat',
    'neutilizată',
    'nefolosită',
    'nepurtat',
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
  ...list('absent', PLAIN, [
    'absent',
    'lost',
    'missing',
    'no dosimeter',
    'no data',
    'N/A',
    'NA',
    'not available',
    'not measured',
    'not monitored',
  ]),
  ...list('absent', PLAIN, [
    'отсутствует',
    'отсутствовал',
    'утерян',
    'утер.',
    'утрачен',
    'потерян',
    'нет данных',
    'нет',
    'н/д',
    'не контролировался',
    'lipsă',
    'lipsa',
    'lipsește',
    'lipseste',
    'pierdut',
    'pierdută',
    'fără date',
    'fara date',
    'nemăsurat',
    'nemasurat',
  ]),
  ...list('absent', PLAIN, ['-', '–', '—', '--', '---', '*', 'x', 'х', 'blank', 'null'], { doseColumnOnly: true }),
]

function list(censor: Censor, source: string, marks: readonly string[], { doseColumnOnly = false } = {}): Marker[] {
  const verified = source === LANDAUER || (source === PLAIN && !doseColumnOnly)
  return marks.map((mark) => ({ mark, censor, doseColumnOnly, source, verified }))
}
