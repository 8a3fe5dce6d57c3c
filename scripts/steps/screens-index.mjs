import { readdirSync } from 'node:fs'

const NAME = /^(.+)-(390|1440)-(light|dark)-(ru|en)\.png$/
const LANGUAGES = { ru: 'Russian', en: 'English' }

/** The pictures of a folder as a page of links: a line for each screen and width. */
export function screensIndex(folder, { browser, platform }) {
  const pictures = readdirSync(folder).flatMap((file) => {
    const [, view, width, theme, language] = NAME.exec(file) ?? []
    return view === undefined ? [] : [{ file, view, width: Number(width), theme, language }]
  })
  const lines = new Map()
  for (const { file, view, width, theme, language } of pictures.sort(byScreen)) {
    const line = `${view} | ${width}`
    lines.set(line, [...(lines.get(line) ?? []), `[${LANGUAGES[language]}, ${theme}](${file})`])
  }
  return `# The screens

Every screen as it looks at 390 and at 1440 px, light and dark, in Russian and in English; the tools before a file, with the sample
read, with its result, and with what is wrong. \`-dock\` is what the window of a telephone shows at first.

\`npm run test:screens\` compares the screens with these pictures, and \`npm test\` does with a few of them: on the browser that took
them alone (Chromium ${browser} on ${platform}, \`recorded.json\`), as another build draws letters in another way. After a change that
is wanted, \`npm run test:screens -- --record\` takes them anew and writes this page; look at them before you keep them.

| screen | width | pictures |
| --- | --- | --- |
${[...lines].map(([line, links]) => `| ${line} | ${links.join(' · ')} |`).join('\n')}
`
}

function byScreen(a, b) {
  return a.view.localeCompare(b.view, 'en') || a.width - b.width || a.file.localeCompare(b.file, 'en')
}
