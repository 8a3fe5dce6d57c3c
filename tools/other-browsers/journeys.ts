import en from '@/messages/en-US.json' with { type: 'json' }
import samples from '@/samples/index.json' with { type: 'json' }
import { until, type Driver } from './driver'

const sample = samples.find(({ locale }) => locale === 'en-US')!

/** The tools in private mode, with the sample files of each by the field that takes them. */
const JOURNEYS = [
  { tool: 'generator', files: { excel: sample.data, template: sample.template } },
  { tool: 'parser', files: { docx: sample.document } },
  { tool: 'dose', files: { excel: sample.doses } },
] as const

/** What a journey came to. */
export interface Outcome {
  readonly tool: string
  /** Of the saved file, in bytes. */
  readonly size: number
  /** The file is a zip, as all results of the samples are. */
  readonly isZip: boolean
  /** What the server was asked for between the choice of the files and the saved result. */
  readonly requests: readonly string[]
  /** The line in which private mode counts the requests. */
  readonly line: string
}

const ACTION = `document.querySelector('#release-action:enabled, #release-create:enabled')`
const LINK = `document.querySelector('a[download]')`
/** The line says this until everything has been loaded. */
const LINE = `document.querySelector('main section [role=status]')?.innerText`

/** Keeps what the page saves, instead of the browser's own dialog. */
const WATCH_SAVED = `(() => {
  const make = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) window.savedBlob = blob
    return make.call(URL, blob)
  }
  return true
})()`

/** What is loaded beforehand has been loaded. */
const IS_LOADED = `${LINE} && !document.querySelector('main section').innerText.includes(${JSON.stringify(en.private.loading)})`

/** Each tool with its sample in private mode, from the choice of the files to the saved result. */
export async function journeysOf(
  driver: Driver,
  origin: string,
  requests: () => readonly string[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { tool, files } of JOURNEYS) {
    await driver.open(`${origin}/try/${tool}`)
    await until(driver, `document.querySelector('input[type=file]')`)
    await until(driver, IS_LOADED)
    const before = requests().length
    await driver.evaluate(WATCH_SAVED)
    for (const [field, file] of Object.entries(files)) await driver.choose(`input[name=${field}]`, [`samples/${file}`])
    await until(driver, ACTION)
    await driver.evaluate(`(${ACTION}.click(), true)`)
    await until(driver, LINK)
    await driver.evaluate(`(${LINK}.click(), true)`)
    await until(driver, 'window.savedBlob')
    const size = Number(await driver.evaluate('window.savedBlob.size'))
    await driver.evaluate(
      `(window.savedBlob.slice(0, 2).text().then((text) => { window.savedBeginning = text }), true)`,
    )
    await until(driver, 'window.savedBeginning !== undefined')
    outcomes.push({
      tool,
      size,
      isZip: (await driver.evaluate('window.savedBeginning')) === 'PK',
      requests: requests().slice(before),
      line: String(await driver.evaluate(LINE)).trim(),
    })
  }
  return outcomes
}
