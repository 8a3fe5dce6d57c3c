/** mammoth has a file's size in memory a hundred times over, and a few it never ends. */
const SCRIPT = `
const { readFileSync } = await import('node:fs')
const { default: mammoth } = await import('mammoth')
for (const file of process.argv.slice(1)) {
  let html = null
  try {
    html = (await mammoth.convertToHtml({ buffer: readFileSync(file) }, { ignoreEmptyParagraphs: false, convertImage: mammoth.images.imgElement(() => ({ src: '' })) })).value
  } catch {}
  process.stdout.write(JSON.stringify({ file, html }) + '\\n')
}
`

/** What is written by the script, run with the files in its own process and within a time. */
export type RunScript = (script: string, files: readonly string[]) => string

/** What mammoth makes of files, in HTML, by file; none for one that it can't read or never ends. */
export function mammothHtml(files: readonly string[], run: RunScript): Map<string, string> {
  const found = new Map<string, string>()
  let left = files
  while (left.length > 0) {
    const lines = run(SCRIPT, left).split('\n').slice(0, -1)
    for (const line of lines) {
      const { file, html } = JSON.parse(line) as { file: string; html: string | null }
      if (html !== null) found.set(file, html)
    }
    // The first one without an answer is the one that it hangs on.
    left = left.slice(lines.length + 1)
  }
  return found
}
