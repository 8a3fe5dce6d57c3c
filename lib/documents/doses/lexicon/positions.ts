import type { DoseLanguage } from './types'

export const POSITIONS = [
  'chest',
  'collar',
  'lens',
  'ring_left',
  'ring_right',
  'extremity',
  'abdomen',
  'fetal',
] as const

export type Position = (typeof POSITIONS)[number]

type Words = Readonly<Partial<Record<Position, readonly string[]>>>

/**
 * Badge positions of a Landauer export (CHEST, LENS, RFINGER, LFINGER, FETAL); otherwise, own collection of words in
 * use.
 */
export const POSITION_WORDS: Readonly<Record<DoseLanguage, Words>> = {
  en: {
    chest: ['chest', 'whole body', 'WB', 'body', 'trunk', 'torso', 'waist', 'WHBODY', 'WHB'],
    collar: ['collar', 'neck', 'thyroid', 'COLLAR', 'over apron', 'outside apron'],
    lens: ['lens', 'eye', 'eye lens', 'eyes', 'lens of eye', 'head', 'cristalino'],
    ring_left: [
      'left finger',
      'LFINGER',
      'L finger',
      'left ring',
      'left hand',
      'ring left',
      'finger left',
      'LRING',
      'L ring',
      'left wrist',
      'LWRIST',
    ],
    ring_right: [
      'right finger',
      'RFINGER',
      'R finger',
      'right ring',
      'right hand',
      'ring right',
      'finger right',
      'RRING',
      'R ring',
      'right wrist',
      'RWRIST',
    ],
    extremity: [
      'ring',
      'finger',
      'wrist',
      'extremity',
      'extremities',
      'hand',
      'hands',
      'ankle',
      'foot',
      'feet',
      'UXTRM',
      'LXTRM',
      'anillo',
      'muñeca',
      'extremidades',
    ],
    abdomen: ['abdomen', 'under apron', 'belly'],
    fetal: ['fetal', 'foetal', 'fetus', 'foetus', 'FETAL', 'embryo'],
  },
  ru: {
    chest: ['грудь', 'на груди', 'на уровне груди', 'все тело', 'всё тело', 'туловище', 'нагрудный', 'пояс'],
    collar: ['воротник', 'шея', 'щитовидная железа', 'над фартуком', 'на воротнике'],
    lens: ['хрусталик', 'глаз', 'глаза', 'хрусталик глаза', 'хрусталики'],
    ring_left: ['левая рука', 'левая кисть', 'палец левой руки', 'кольцо левое', 'левое кольцо', 'кольцо лев'],
    ring_right: ['правая рука', 'правая кисть', 'палец правой руки', 'кольцо правое', 'правое кольцо', 'кольцо прав'],
    extremity: [
      'кольцо',
      'палец',
      'кисть',
      'кисти',
      'кисти рук',
      'руки',
      'запястье',
      'конечность',
      'конечности',
      'стопы',
      'кисти и стопы',
    ],
    abdomen: ['живот', 'низ живота', 'под фартуком', 'нижняя часть живота', 'область таза'],
    fetal: ['плод', 'эмбрион', 'поверхность живота беременной'],
  },
  ro: {
    chest: ['piept', 'torace', 'corp întreg', 'corp intreg', 'tot corpul', 'trunchi', 'talie'],
    collar: ['guler', 'gât', 'gat', 'tiroidă', 'tiroida', 'peste șorț', 'peste sort'],
    lens: ['cristalin', 'ochi', 'cristalinul ochiului'],
    ring_left: ['mâna stângă', 'mana stanga', 'deget stâng', 'deget stang', 'inel stânga', 'inel stanga', 'inel stâng'],
    ring_right: ['mâna dreaptă', 'mana dreapta', 'deget drept', 'inel dreapta', 'inel drept'],
    extremity: [
      'inel',
      'deget',
      'încheietură',
      'incheietura',
      'extremitate',
      'extremități',
      'extremitati',
      'mână',
      'mana',
      'mâini',
      'maini',
      'picior',
    ],
    abdomen: ['abdomen', 'sub șorț', 'sub sort'],
    fetal: ['făt', 'fat', 'fetal', 'embrion'],
  },
}
