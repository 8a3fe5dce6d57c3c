import { beginning } from '../cut'
import { escapeAttribute } from '../ooxml/xml'
import type { PrintedPicture, Turn } from './picture'
import { turned } from './sniff'

const DRAWINGML = 'http://schemas.openxmlformats.org/drawingml/2006'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** 60 000 to the degree (ECMA-376 §20.1.10.3). */
const ROTATION_UNITS = 60_000
/** Parts of a width or height (ECMA-376 §20.1.10.40). */
const PERCENTAGE_UNITS = 100_000
/** What is read out is a sentence or two. */
const MAX_DESCRIPTION = 1_000

export interface Drawing {
  /** Of the part that the drawing is in, to the picture. */
  readonly relationshipId: string
  /** Unique in the document. */
  readonly drawingId: number
  readonly picture: PrintedPicture
}

/**
 * A picture in a line of text: `w:drawing` with all the namespaces that it needs but `w` (ECMA-376 §20.4.2.8, §20.2.2.5).
 */
export function drawingXml({ relationshipId, drawingId, picture }: Drawing): string {
  const { turn = 0 } = picture
  const lying = turned(picture, turn)
  const size = `cx="${lying.width}" cy="${lying.height}"`
  const description = escapeAttribute(beginning(picture.description, MAX_DESCRIPTION))
  const named = `id="${drawingId}" name="Picture ${drawingId}" descr="${description}"`
  return (
    `<w:drawing><wp:inline xmlns:wp="${DRAWINGML}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent ${size}/>${effectExtent(picture, turn)}<wp:docPr ${named}/>` +
    `<wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="${DRAWINGML}/main" noChangeAspect="1"/></wp:cNvGraphicFramePr>` +
    `<a:graphic xmlns:a="${DRAWINGML}/main"><a:graphicData uri="${DRAWINGML}/picture">` +
    `<pic:pic xmlns:pic="${DRAWINGML}/picture">` +
    `<pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr><a:picLocks noChangeAspect="1"/></pic:cNvPicPr></pic:nvPicPr>` +
    `<pic:blipFill><a:blip xmlns:r="${RELATIONSHIPS}" r:embed="${escapeAttribute(relationshipId)}"/>${sourceRectangle(picture)}` +
    `<a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm${turn === 0 ? '' : ` rot="${turn * ROTATION_UNITS}"`}><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
  )
}

/** How far a rotated picture extends beyond its unrotated box on each side (§20.4.2.6). */
function effectExtent({ width, height }: PrintedPicture, turn: Turn): string {
  const lying = turned({ width, height }, turn)
  const beside = Math.max(0, Math.round((width - lying.width) / 2))
  const above = Math.max(0, Math.round((height - lying.height) / 2))
  return `<wp:effectExtent l="${beside}" t="${above}" r="${beside}" b="${above}"/>`
}

function sourceRectangle({ crop }: PrintedPicture): string {
  if (crop === undefined) return ''
  const part = (value: number) => Math.round(value * PERCENTAGE_UNITS)
  return `<a:srcRect l="${part(crop.left)}" t="${part(crop.top)}" r="${part(crop.right)}" b="${part(crop.bottom)}"/>`
}
