import { loadDeferred } from '@/components/ui/deferred'
import { sampleUrl } from '@/components/tools/shared/sample-url'
import type { Sample } from '@/components/tools/shared/samples'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { EngineName } from '@/lib/private-mode/protocol'
import { EngineClient, type EngineWorker } from './engine-client'
import { cacheForOffline } from './offline'
import { screenOf } from './screens'

/** The engines, as the build lists them. */
interface EngineIndex {
  readonly engines: Readonly<Record<EngineName, string>>
  /** What each says, by language. */
  readonly messages: Readonly<Record<EngineName, Readonly<Record<Locale, string>>>>
}

export interface Prepared {
  readonly engines: Readonly<Record<EngineName, EngineClient>>
  /** What was loaded in advance, by address. */
  readonly known: ReadonlyMap<string, Blob>
  /** Loads what the tool doesn't need at once: the other tools, rare kinds of files, all typefaces. Then it works offline. */
  readonly loadRest: () => Promise<void>
}

/** How a page requests something; the network guard replaces the window's own function later. */
type Fetch = (url: string) => Promise<Response>

const TOOLS: readonly EngineName[] = ['generate', 'tables', 'doses']

const SAMPLES = '/samples/index.json'

/** The sample files that each tool opens. */
const SAMPLE_FILES = {
  generate: ({ template, data }) => [template, data],
  tables: ({ document }) => [document],
  doses: ({ doses }) => [doses],
} as const satisfies Record<EngineName, (sample: Sample) => readonly string[]>

/**
 * Loads what a tool needs for its ordinary files, so that nothing is requested later: its engine, its screen and its
 * samples in the language.
 *
 * @param loadScreen loads the code of what is shown: it names further parts
 * @throws TypeError if there is no connection; Error if the engine can't be started
 */
export async function prepare(tool: EngineName, locale: Locale, loadScreen: () => Promise<unknown>): Promise<Prepared> {
  const request = requestsOf(window.fetch.bind(window))
  const index = (await (await request('/engine/index.json')).json()) as EngineIndex
  const engineOf = (name: EngineName) => {
    const make = () => new Worker(`/engine/${index.engines[name]}`, { type: 'module' }) as unknown as EngineWorker
    const messages = Object.fromEntries(LOCALES.map((each) => [each, `/engine/${index.messages[name][each]}`]))
    return new EngineClient(make, locale, messages as Record<Locale, string>)
  }
  const engines = { generate: engineOf('generate'), tables: engineOf('tables'), doses: engineOf('doses') }
  const known = new Map<string, Blob>()
  const [samples] = await Promise.all([
    samplesOf(locale, known, request),
    loadScreen().then(loadDeferred),
    loadFontsOf(locale),
    engines[tool].start(),
  ])
  await loadSamples(SAMPLE_FILES[tool](samples), known, request)

  const loadRest = async () => {
    await Promise.all([
      ...TOOLS.map((each) => screenOf(each).then(loadDeferred)),
      ...Object.values(engines).map((engine) => engine.start()),
      ...Object.values(SAMPLE_FILES).map((filesOf) => loadSamples(filesOf(samples), known, request)),
      loadAllFonts(),
    ])
    const files = ((await (await request('/engine/files.json')).json()) as readonly string[]).map(
      (file) => `/engine/${file}`,
    )
    await cacheForOffline(
      ['/engine/index.json', '/engine/files.json', ...files, ...known.keys(), ...loadedCode()],
      request,
    )
  }
  return { engines, known, loadRest }
}

/** The build's files that this page has loaded so far. */
function loadedCode(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname }) => pathname)
}

/** Signs of the screens in every language that a typeface has in the file of another script. */
const SIGNS = '№'

/** A browser fetches a typeface when its first letter is to be shown: those of the language are fetched before. */
async function loadFontsOf(locale: Locale): Promise<void> {
  const fonts = new Set(
    [...document.fonts].map(({ family, weight }) => `${weight.split(' ')[0]} 1em "${family.replaceAll('"', '')}"`),
  )
  await Promise.allSettled([...fonts].map((font) => document.fonts.load(font, SIGNS + lettersOf(locale))))
}

/** Most letters of a language, as the names of its days and months have them. */
function lettersOf(locale: Locale): string {
  const written = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })
  return Array.from({ length: 12 }, (_, month) => written.format(new Date(2026, month, month + 1))).join('')
}

async function loadAllFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
}

async function samplesOf(locale: Locale, known: Map<string, Blob>, request: Fetch): Promise<Sample> {
  const list = await (await request(SAMPLES)).blob()
  known.set(SAMPLES, list)
  const samples = JSON.parse(await list.text()) as readonly Sample[]
  const sample = samples.find((each) => each.locale === locale)
  if (sample === undefined) throw new Error(`There are no samples in ${locale}`)
  return sample
}

async function loadSamples(paths: readonly string[], known: Map<string, Blob>, request: Fetch): Promise<void> {
  const missing = paths.map(sampleUrl).filter((url) => !known.has(url))
  await Promise.all(missing.map(async (url) => known.set(url, await (await request(url)).blob())))
}

function requestsOf(fetch: Fetch): Fetch {
  return async (url) => {
    const response = await fetch(url)
    if (!response.ok) throw new TypeError(`${url} answered ${response.status}`)
    return response
  }
}
