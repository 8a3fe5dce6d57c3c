import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'

const css = readFileSync('components/ui/styles/tokens.css', 'utf8')
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type Rgb = readonly [number, number, number]

/** OKLCH → linear sRGB, by Björn Ottosson's matrices (CSS Color 4 §10). */
function linearRgb([lightness, chroma, hue]: Rgb): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function token(name: string, theme: Theme): Rgb {
  const declaration = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const colours = [...declaration.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const colour = colours.length === 2 && theme === 'dark' ? colours[1] : colours[0]
  if (colour === undefined) throw new Error(`no token ${name}`)
  return linearRgb([Number(colour[1]), Number(colour[2]), Number(colour[3])])
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(token(one, theme)), luminance(token(other, theme))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Each ink with the grounds it is on. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: ['sheet', 'sunk', 'press', 'desk', 'red-wash', 'ochre-wash', 'blue-wash'],
  ink2: ['sheet', 'sunk', 'press', 'desk', 'red-wash', 'blue-wash'],
  print: ['sheet', 'sunk', 'press', 'blue-wash'],
  act: ['sheet', 'sunk', 'press', 'desk'],
  act2: ['sheet', 'press'],
  red: ['sheet', 'sunk', 'red-wash'],
  ochre: ['sheet', 'sunk', 'ochre-wash'],
  blue: ['sheet', 'sunk', 'blue-wash'],
  onact: ['act', 'act2', 'heavy', 'red', 'ochre', 'blue'],
  'bar-text': ['bar'],
  'bar-active': ['bar'],
  'paper-ink': ['paper', 'paper-value'],
}

const EDGES: Readonly<Record<string, readonly string[]>> = {
  line: ['sheet', 'sunk'],
  heavy: ['sheet', 'desk'],
  done: ['sheet', 'press'],
  focus: ['sheet', 'desk', 'sunk', 'press', 'blue-wash'],
}

const pairsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  THEMES.flatMap((theme) =>
    Object.entries(table).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground, theme] as const)),
  )

describe('colour tokens', () => {
  test.each(pairsOf(TEXT))('text in %s is legible on %s, %s', (ink, ground, theme) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairsOf(EDGES))('an edge in %s is seen on %s, %s', (edge, ground, theme) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3)
  })

  test('every colour is within sRGB', () => {
    const names = [...css.matchAll(/--([\w-]+): (?:light-dark\(|oklch\()/g)].flatMap(([, name]) => name ?? [])
    expect(names.length).toBeGreaterThan(30)
    for (const theme of THEMES) {
      for (const name of names.filter((candidate) => candidate !== 'shade-edge')) {
        for (const channel of token(name, theme)) {
          expect(channel).toBeGreaterThan(-0.002)
          expect(channel).toBeLessThan(1.002)
        }
      }
    }
  })
})
