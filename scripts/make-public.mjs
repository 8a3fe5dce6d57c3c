import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

/** Draws the icons and the picture for links in `public/` from `app/icon.svg` and the product's own typefaces. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const logo = await readFile(path.join(root, 'app/icon.svg'), 'utf8')
const GROUND = '#142621'

/** @param {number} inset the share of each side that a launcher may cut off */
const icon = (inset) => `<body style="margin:0;background:${GROUND};display:grid;place-items:center;height:100vh">
<div style="width:${100 - 2 * inset}vw;height:${100 - 2 * inset}vw">${logo.replace(/width="\d+" height="\d+"/, 'width="100%" height="100%"')}</div></body>`

const font = async (file) =>
  `url(data:font/woff2;base64,${await readFile(path.join(root, 'node_modules/@fontsource', file), 'base64')})`
const serif = await font('pt-serif/files/pt-serif-latin-700-normal.woff2')
const text = await font('../@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2')

const link = `<style>@font-face{font-family:S;src:${serif}}@font-face{font-family:T;src:${text}}
body{margin:0;height:100vh;background:#eef2f0;font:32px/1.4 T;color:#141d2b;padding:64px;box-sizing:border-box}
main{background:#fbfefc;border-top:8px solid #24453a;height:100%;padding:56px 64px;box-sizing:border-box;display:flex;flex-direction:column}
h1{font:700 96px/1 S;margin:0;display:flex;gap:32px;align-items:center}
ul{list-style:none;margin:auto 0 0;padding:0;border-top:3px solid #24453a}
li{border-bottom:1px solid #c5d3cc;padding:14px 0;display:flex;justify-content:space-between}
span{color:#1c5c46}</style>
<main><h1>${logo.replace(/width="\d+" height="\d+"/, 'width="88" height="88"')}Actum</h1>
<ul><li>Spreadsheet + Word template<span>documents</span></li><li>Word tables<span>workbook</span></li>
<li>Dosimetry sheets<span>doses with units and cells</span></li></ul></main>`

const PICTURES = [
  { name: 'icons/icon-192.png', width: 192, height: 192, page: icon(0) },
  { name: 'icons/icon-512.png', width: 512, height: 512, page: icon(0) },
  { name: 'icons/maskable-512.png', width: 512, height: 512, page: icon(12) },
  { name: 'icons/apple-touch-icon.png', width: 180, height: 180, page: icon(6) },
  { name: 'link.png', width: 1200, height: 630, page: link },
]

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
await mkdir(path.join(root, 'public/icons'), { recursive: true })
for (const { name, width, height, page: content } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(content)
  await page.evaluate(() => document.fonts.ready)
  await writeFile(path.join(root, 'public', name), await page.screenshot())
  await page.close()
}
await browser.close()
