'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { alternativeText } from '@/lib/documents/doses/alternative-text'
import type { DoseLimit } from '@/lib/documents/doses/limits/profiles'
import type { Position } from '@/lib/documents/doses/lexicon/positions'
import type { Quantity } from '@/lib/documents/doses/lexicon/quantity'
import type { Subject } from '@/lib/documents/doses/model'
import { asLocale, type Locale } from '@/lib/i18n/locales'
import type { FoundDose } from './answers'
import { unitWords } from '@/lib/i18n/unit-words'

/** Quantities that go by a word; the others go by their symbol in every language. */
/** «E» would look like a column letter. */
const WORDED = ['E', 'neutron', 'D', 'H', 'X', 'rate', 'activity', 'strength', 'dose'] as const satisfies Quantity[]

const MONTH_OF_YEAR = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const QUARTER = /^(\d{4})-Q([1-4])$/
const MONTH = /^(\d{4})-(\d\d)$/
const NUMBER = /(?<![\p{L}\d])\d+\.\d+(?![\d.])/gu

/** Returns functions that format doses, units, quantities and times in the page's language. */
export function useDoseWords() {
  const t = useTranslations('dose.words')
  const format = useFormatter()
  const locale = asLocale(useLocale())
  return useMemo(() => doseWords(t, format, locale), [t, format, locale])
}

function doseWords(
  t: ReturnType<typeof useTranslations<'dose.words'>>,
  format: ReturnType<typeof useFormatter>,
  locale: Locale,
) {
  const [, point = '.'] = format.number(0.5)

  function decimal(text: string): string {
    return text.replace('-', '\u2212').replace('.', point)
  }
  function unit(ucum: string): string {
    return unitWords(ucum, locale)
  }
  function day(iso: string): string {
    return format.dateTime(new Date(`${iso}T00:00:00Z`), 'day', { timeZone: 'UTC' })
  }
  /** `2024`, `2024-Q3` and `2024-03` as they are written; any other stretch by its first and last day. */
  function period(name: string | null, from: string | null, to: string | null): string {
    const quarter = QUARTER.exec(name ?? '')
    if (quarter !== null) return t('quarter', { quarter: t(`quarters.${quarter[2] as '1'}`), year: quarter[1] ?? '' })
    const month = MONTH.exec(name ?? '')
    if (month !== null) return format.dateTime(new Date(`${name}-01T00:00:00Z`), MONTH_OF_YEAR)
    if (name !== null) return name.replace('/', '–')
    if (from === null || to === null) return ''
    return from === to ? day(from) : `${day(from)} – ${day(to)}`
  }

  function quantity(symbol: Quantity): string {
    const worded = WORDED.find((each) => each === symbol)
    return worded === undefined ? symbol.replace('0.07', decimal('0.07')) : t(`quantities.${worded}`)
  }
  function position(place: Position): string {
    return t(`positions.${place}`)
  }

  return {
    decimal,
    unit,
    period,
    quantity,
    position,
    /** A quarter's number, as the language writes it: `3`, `III`. */
    quarter(number: 1 | 2 | 3 | 4): string {
      return t(`quarters.${number}`)
    },
    /** Returns whether a quantity is shown as a word instead of its symbol. */
    isWorded(symbol: Quantity | null): boolean {
      return WORDED.some((each) => each === symbol)
    },
    /** A quantity with where it is worn. */
    what(about: { readonly quantity: Quantity | null; readonly position: Position | null }): string {
      return [
        ...(about.quantity === null ? [] : [quantity(about.quantity)]),
        ...(about.position === null ? [] : [position(about.position)]),
      ].join(', ')
    },
    subject({ name, id }: Subject): string {
      return name ?? id ?? t('nobody')
    },
    /** A sum over what is below detection: from and to, or from on where that isn't known. */
    interval(lower: string, upper: string | null): string {
      if (upper === null) return t('from', { lower: decimal(lower) })
      return upper === lower ? decimal(lower) : `${decimal(lower)}–${decimal(upper)}`
    },
    /** When a dose was had: its own day, or the stretch of time that it is for. */
    when(dose: FoundDose): string {
      const stretch = period(dose.period, dose.periodFrom, dose.periodTo)
      return dose.date === null ? stretch : stretch === '' || dose.period === null ? day(dose.date) : stretch
    },
    /** Returns a dose's number as it is read, or the cell's text if there is none. */
    value({ value, min, max, comparator, uncertainty, raw }: FoundDose): string {
      const sign = comparator === null ? '' : SIGNS[comparator]
      const spread = uncertainty === null ? '' : ` ± ${decimal(uncertainty)}`
      if (value !== null) return `${sign}${decimal(value)}${spread}`
      if (sign !== '' && (max ?? min) !== null) return `${sign}${decimal(max ?? min ?? '')}`
      return min !== null && max !== null ? `${decimal(min)}–${decimal(max)}` : raw
    },
    /** One of the readings that a decision chooses from. */
    alternative(text: string): string {
      return alternativeText(text, { unit, numbers: (part) => part.replace(NUMBER, decimal) })
    },
    /** «20 мЗв — эффективная доза, в среднем за любые последовательные 5 лет». */
    limit(limit: DoseLimit): string {
      const value = `${decimal(limit.value)} ${unit(limit.unit)}`
      return t(`limit.${spanOf(limit)}`, { what: limited(limit), value })
    },
    /** «Эффективная доза, в среднем за любые последовательные 5 лет». */
    limitName(limit: DoseLimit): string {
      return t(`limitName.${spanOf(limit)}`, { what: limited(limit) })
    },
  }

  /** What a limit is for. */
  function limited({ id }: DoseLimit): string {
    const known = LIMITED.find((each) => id.startsWith(each))
    return known === undefined ? id : t(`limits.${known}`)
  }
}

function spanOf({ averaged, years }: DoseLimit): 'mean' | 'year' {
  return averaged && years > 1 ? 'mean' : 'year'
}

export type DoseWords = ReturnType<typeof useDoseWords>

const LIMITED = ['effective', 'lens', 'skin', 'extremities'] as const
const SIGNS = { '<': '<', '<=': '≤', '>': '>', '>=': '≥', '~': '≈' } as const
