import type { Area, Box, PageContent, Rule, Turn } from '../reading/content'
import { uprightBox, wordsOfTurn, type Word } from './words'

/** A page turned so that text of one direction reads left to right. */
export interface Frame {
  readonly turn: Turn
  readonly width: number
  readonly height: number
  /** Of the displayed page. */
  readonly pageWidth: number
  readonly pageHeight: number
  readonly words: readonly Word[]
  readonly horizontal: readonly Rule[]
  readonly vertical: readonly Rule[]
  readonly areas: readonly Area[]
  readonly pictures: readonly Box[]
  readonly curves: readonly Box[]
}

const TURNS: readonly Turn[] = [0, 1, 2, 3]

/** Returns a frame for each direction of the page's text, the one with the most text first. */
export function framesOf(content: PageContent): Frame[] {
  const { width, height } = content
  const own = TURNS.map((turn) => ({ turn, words: wordsOfTurn(content, turn) })).filter(({ words }) => words.length > 0)
  const order = own.toSorted((a, b) => b.words.length - a.words.length)
  return order.map(({ turn }) => {
    const words = own.flatMap((other) => {
      if (other.turn === turn) return other.words
      return other.words.map((word) => {
        const box = uprightBox(turn, pageBoxOf(other.turn, word, content), width, height)
        return { ...word, ...box, base: box.y1, turn: ((((other.turn - turn) % 4) + 4) % 4) as Turn }
      })
    })
    const seen = <T extends Box>(box: T): T => ({ ...box, ...uprightBox(turn, box, width, height) })
    const rules = content.rules.map((rule) => ({
      ...seen(rule),
      horizontal: turn % 2 === 0 ? rule.horizontal : !rule.horizontal,
    }))
    return {
      turn,
      width: turn % 2 === 0 ? width : height,
      height: turn % 2 === 0 ? height : width,
      pageWidth: width,
      pageHeight: height,
      words,
      horizontal: rules.filter(({ horizontal }) => horizontal),
      vertical: rules.filter(({ horizontal }) => !horizontal),
      areas: content.areas.map(seen),
      pictures: content.pictures.map(seen),
      curves: content.curves.map(seen),
    }
  })
}

function pageBoxOf(turn: Turn, box: Box, { width, height }: PageContent): Box {
  const back = ((4 - turn) % 4) as Turn
  const [w, h] = turn % 2 === 0 ? [width, height] : [height, width]
  return uprightBox(back, box, w, h)
}
