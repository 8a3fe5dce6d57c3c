import { createHash } from 'node:crypto'
import type { Browser } from 'playwright/test'

/** Letters of every kind that falls back to the system's fonts, in three of them, a slant, a curve and a shade. */
const PROBE = `<body style="margin:8px;width:600px;font-size:17px;background:#fff">
${['serif', 'sans-serif', 'monospace']
  .map((family) => `<p style="font-family:${family}">Щёголева ȘțĂâÎ → μ ² ₽ <i>Fig. 8</i> <b>0,36 мЗв</b></p>`)
  .join('')}
<div style="width:60px;height:30px;border:1px solid #264;border-radius:9px;background:linear-gradient(#fff,#9b8)"></div>`

/**
 * What this machine makes of a page that never changes: its fonts and its way of drawing, which the browser's version alone doesn't
 * say. Hexadecimal.
 */
export async function drawingOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 620, height: 260 }, deviceScaleFactor: 1 })
  try {
    await page.setContent(PROBE)
    return createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 16)
  } finally {
    await page.close()
  }
}
