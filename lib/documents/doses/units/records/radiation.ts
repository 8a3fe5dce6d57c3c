import type { UnitRecord } from './unit-record'

/** Units of radiation: BIPM SI Brochure, NIST SP 811; ГОСТ 8.417, НРБ-99/2009; HG 755/2014. */
export const RADIATION_UNITS: readonly UnitRecord[] = [
  {
    ucum: 'Sv',
    spellings: {
      en: ['Sv', 'sievert', 'sieverts'],
      ru: ['Зв', 'зиверт', 'зиверта', 'зивертов'],
      ro: ['sievert', 'sieverți', 'sieverti'],
    },
    shown: { en: 'Sv', ru: 'Зв', ro: 'Sv' },
    choice: 3,
  },
  {
    ucum: 'cSv',
    spellings: { en: ['cSv'], ru: ['сЗв', 'сантизиверт'], ro: [] },
    shown: { en: 'cSv', ru: 'сЗв', ro: 'cSv' },
  },
  {
    ucum: 'mSv',
    spellings: {
      en: ['mSv', 'mZv', 'millisievert', 'millisieverts', 'milli-sievert'],
      ru: ['мЗв', 'миллизиверт', 'миллизиверта', 'миллизивертов', 'милизиверт'],
      ro: ['milisievert', 'milisieverți', 'milisieverti'],
    },
    shown: { en: 'mSv', ru: 'мЗв', ro: 'mSv' },
    choice: 1,
    usual: { least: 0.000_01, most: 1_000 },
  },
  {
    ucum: 'uSv',
    spellings: {
      en: ['µSv', 'uSv', 'mcSv', 'mkSv', 'mkZv', 'microSv', 'microsievert', 'microsieverts', 'micro-sievert'],
      ru: ['мкЗв', 'µЗв', 'микрозиверт', 'микрозиверта', 'микрозивертов'],
      ro: ['microsievert', 'microsieverți', 'microsieverti'],
    },
    shown: { en: 'µSv', ru: 'мкЗв', ro: 'µSv' },
    choice: 2,
  },
  {
    ucum: 'nSv',
    spellings: {
      en: ['nSv', 'nanosievert', 'nanosieverts'],
      ru: ['нЗв', 'нанозиверт', 'нанозиверта', 'нанозивертов'],
      ro: [],
    },
    shown: { en: 'nSv', ru: 'нЗв', ro: 'nSv' },
    choice: 4,
  },
  {
    ucum: 'REM',
    spellings: { en: ['rem', 'rems'], ru: ['бэр', 'бэра'], ro: [] },
    shown: { en: 'rem', ru: 'бэр', ro: 'rem' },
    choice: 6,
  },
  {
    ucum: 'mREM',
    spellings: { en: ['mrem', 'mrems', 'millirem', 'millirems'], ru: ['мбэр', 'миллибэр', 'миллибэра'], ro: [] },
    shown: { en: 'mrem', ru: 'мбэр', ro: 'mrem' },
    choice: 5,
  },
  {
    ucum: 'uREM',
    spellings: { en: ['µrem', 'urem', 'microrem'], ru: ['мкбэр', 'микробэр'], ro: [] },
    shown: { en: 'µrem', ru: 'мкбэр', ro: 'µrem' },
    choice: 7,
  },
  {
    ucum: 'Gy',
    spellings: { en: ['Gy', 'gray', 'grays'], ru: ['Гр', 'грей', 'грея', 'грэй'], ro: ['gray'] },
    shown: { en: 'Gy', ru: 'Гр', ro: 'Gy' },
    choice: 11,
  },
  {
    ucum: 'dGy',
    spellings: { en: ['dGy'], ru: ['дГр', 'децигрей'], ro: [] },
    shown: { en: 'dGy', ru: 'дГр', ro: 'dGy' },
  },
  {
    ucum: 'cGy',
    spellings: { en: ['cGy', 'centigray', 'centigrays'], ru: ['сГр', 'сантигрей', 'сантигрея'], ro: [] },
    shown: { en: 'cGy', ru: 'сГр', ro: 'cGy' },
    choice: 10,
  },
  {
    ucum: 'mGy',
    spellings: { en: ['mGy', 'milligray', 'milligrays'], ru: ['мГр', 'миллигрей', 'миллигрея'], ro: ['miligray'] },
    shown: { en: 'mGy', ru: 'мГр', ro: 'mGy' },
    choice: 8,
    usual: { least: 0.000_01, most: 100_000 },
  },
  {
    ucum: 'uGy',
    spellings: {
      en: ['µGy', 'uGy', 'mcGy', 'microgray', 'micrograys'],
      ru: ['мкГр', 'µГр', 'микрогрей', 'микрогрея'],
      ro: ['microgray'],
    },
    shown: { en: 'µGy', ru: 'мкГр', ro: 'µGy' },
    choice: 9,
  },
  {
    ucum: 'nGy',
    spellings: { en: ['nGy', 'nanogray'], ru: ['нГр', 'наногрей'], ro: [] },
    shown: { en: 'nGy', ru: 'нГр', ro: 'nGy' },
    choice: 12,
  },
  {
    ucum: 'kGy',
    spellings: { en: ['kGy', 'kilogray'], ru: ['кГр', 'килогрей'], ro: [] },
    shown: { en: 'kGy', ru: 'кГр', ro: 'kGy' },
  },
  {
    ucum: 'RAD',
    spellings: { en: ['rad', 'rads'], ru: ['рад'], ro: [] },
    shown: { en: 'rad', ru: 'рад', ro: 'rad' },
    choice: 13,
  },
  {
    ucum: 'mRAD',
    spellings: { en: ['mrad', 'mrads', 'millirad', 'millirads'], ru: ['мрад', 'миллирад'], ro: [] },
    shown: { en: 'mrad', ru: 'мрад', ro: 'mrad' },
    choice: 14,
  },
  {
    ucum: 'R',
    spellings: { en: ['R', 'roentgen', 'roentgens', 'röntgen'], ru: ['Р', 'рентген', 'рентгена'], ro: [] },
    shown: { en: 'R', ru: 'Р', ro: 'R' },
    choice: 17,
  },
  {
    ucum: 'mR',
    spellings: { en: ['mR', 'milliroentgen', 'milliroentgens'], ru: ['мР', 'миллирентген', 'миллирентгена'], ro: [] },
    shown: { en: 'mR', ru: 'мР', ro: 'mR' },
    choice: 15,
  },
  {
    ucum: 'uR',
    spellings: {
      en: ['µR', 'uR', 'microroentgen', 'microroentgens'],
      ru: ['мкР', 'микрорентген', 'микрорентгена'],
      ro: [],
    },
    shown: { en: 'µR', ru: 'мкР', ro: 'µR' },
    choice: 16,
  },
  {
    ucum: 'Bq',
    spellings: { en: ['Bq', 'becquerel', 'becquerels'], ru: ['Бк', 'беккерель', 'беккереля', 'беккерелей'], ro: [] },
    shown: { en: 'Bq', ru: 'Бк', ro: 'Bq' },
    choice: 35,
  },
  {
    ucum: 'mBq',
    spellings: { en: ['mBq', 'millibecquerel'], ru: ['мБк', 'миллибеккерель'], ro: [] },
    shown: { en: 'mBq', ru: 'мБк', ro: 'mBq' },
  },
  {
    ucum: 'kBq',
    spellings: {
      en: ['kBq', 'kilobecquerel', 'kilobecquerels'],
      ru: ['кБк', 'килобеккерель', 'килобеккерелей'],
      ro: [],
    },
    shown: { en: 'kBq', ru: 'кБк', ro: 'kBq' },
    choice: 36,
  },
  {
    ucum: 'MBq',
    spellings: {
      en: ['MBq', 'megabecquerel', 'megabecquerels'],
      ru: ['МБк', 'мегабеккерель', 'мегабеккерелей'],
      ro: [],
    },
    shown: { en: 'MBq', ru: 'МБк', ro: 'MBq' },
    choice: 37,
    usual: { least: 0.000_001, most: 1_000_000 },
  },
  {
    ucum: 'GBq',
    spellings: {
      en: ['GBq', 'gigabecquerel', 'gigabecquerels'],
      ru: ['ГБк', 'гигабеккерель', 'гигабеккерелей'],
      ro: [],
    },
    shown: { en: 'GBq', ru: 'ГБк', ro: 'GBq' },
    choice: 38,
  },
  {
    ucum: 'TBq',
    spellings: { en: ['TBq', 'terabecquerel'], ru: ['ТБк', 'терабеккерель'], ro: [] },
    shown: { en: 'TBq', ru: 'ТБк', ro: 'TBq' },
  },
  {
    ucum: 'Ci',
    spellings: { en: ['Ci', 'curie', 'curies'], ru: ['Ки', 'кюри'], ro: [] },
    shown: { en: 'Ci', ru: 'Ки', ro: 'Ci' },
    choice: 41,
  },
  {
    ucum: 'mCi',
    spellings: { en: ['mCi', 'millicurie', 'millicuries'], ru: ['мКи', 'милликюри'], ro: [] },
    shown: { en: 'mCi', ru: 'мКи', ro: 'mCi' },
    choice: 39,
  },
  {
    ucum: 'uCi',
    spellings: { en: ['µCi', 'uCi', 'mcCi', 'microcurie', 'microcuries'], ru: ['мкКи', 'микрокюри'], ro: [] },
    shown: { en: 'µCi', ru: 'мкКи', ro: 'µCi' },
    choice: 40,
  },
  {
    ucum: 'kCi',
    spellings: { en: ['kCi', 'kilocurie'], ru: ['кКи', 'килокюри'], ro: [] },
    shown: { en: 'kCi', ru: 'кКи', ro: 'kCi' },
  },
  {
    ucum: 'nCi',
    spellings: { en: ['nCi', 'nanocurie'], ru: ['нКи', 'нанокюри'], ro: [] },
    shown: { en: 'nCi', ru: 'нКи', ro: 'nCi' },
  },
]
