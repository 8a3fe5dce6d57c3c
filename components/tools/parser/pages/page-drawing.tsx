import { memo } from 'react'
import type { PageDrawing } from '../answers'

/** A page as its text, rules, filled areas and pictures show it; the table as read is what is read aloud. */
export const DrawnPage = memo(function DrawnPage({ drawing }: { drawing: PageDrawing }) {
  const { width, height, words, rules, areas, pictures } = drawing
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full font-sans">
      {areas.map(({ box: [x0, y0, x1, y1], color }, index) => (
        <rect key={index} x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill={hex(color)} />
      ))}
      {pictures.map(([x0, y0, x1, y1], index) => (
        <rect key={index} x={x0} y={y0} width={x1 - x0} height={y1 - y0} className="fill-paper-ink/15" />
      ))}
      {rules.map(({ box: [x0, y0, x1, y1], width: thick, color }, index) => (
        <line
          key={index}
          x1={x0}
          y1={y0}
          x2={x1}
          y2={y1}
          stroke={hex(color)}
          strokeWidth={Math.max(0.4, Math.min(thick, 3))}
        />
      ))}
      {words.map((word, index) => (
        <DrawnText key={index} word={word} />
      ))}
    </svg>
  )
})

/** As deep as letters go under their line, in sizes of the type. */
const UNDER = 0.22

function DrawnText({ word: { text, box, turn, size, bold, color } }: { word: PageDrawing['words'][number] }) {
  const [x0, y0, x1, y1] = box
  const along = turn % 2 === 0 ? x1 - x0 : y1 - y0
  const down = size * UNDER
  const starts = [
    [x0, y1 - down],
    [x0 + down, y0],
    [x1, y0 + down],
    [x1 - down, y1],
  ] as const
  const [x, y] = starts[turn]
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      fill={hex(color)}
      textLength={Math.max(along, 0.1)}
      lengthAdjust="spacingAndGlyphs"
      transform={turn === 0 ? undefined : `rotate(${turn * 90} ${x} ${y})`}
    >
      {text}
    </text>
  )
}

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`
