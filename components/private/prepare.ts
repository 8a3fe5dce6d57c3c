import { loadDeferred } from '@/components/ui/deferred'
import { sampleUrl } from '@/components/tools/shared/sample-url'
import type { Sample } from '@/components/tools/shared/samples'
import type { Locale } from '@/lib/i18n/locales'
import type { EngineName } from '@/lib/private-mode/protocol'
import { EngineClient, type EngineWorker } from './engine-client'
import { cacheForOffline } from './offline'

/** The engines' files, as the build lists them. */
interface EngineIndex {
  readonly engines: Readonly<Record<EngineName, string>>
  /** What each engine loads before its first file, so that it asks for nothing later. */
  readonly parts: Readonly<Record<EngineName, readonly string[]>>
  readonly files: readonly string[]
}

export interface Prepared {
  readonly engines: Readonly<Record<EngineName, EngineClient>>
  /** What was loaded in advance, by address. */
  readonly known: ReadonlyMap<string, Blob>
}

export interface PrepareOptions {
  /** The only tool that is needed: the other engines aren't loaded, and nothing is cached for use offline. */
  readonly only?: EngineName
  /** Loads the code of what is shown, besides the engines: it names further parts. */
  readonly code?: () => Promise<unknown>
}

const SAMPLES = '/samples/index.json'

/**
 * Loads everything that private mode will need, so that nothing is loaded later: the engines, the parts of the screens,
 * and the samples in the language.
 *
 * @throws TypeError if there is no connection; Error if an engine can't be started
 */
export async function prepare(locale: Locale, { only, code }: PrepareOptions = {}): Promise<Prepared> {
  const index = (await (await fetched('/engine/index.json')).json()) as EngineIndex
  const engineOf = (name: EngineName) => {
    const make = () => new Worker(`/engine/${index.engines[name]}`, { type: 'module' }) as unknown as EngineWorker
    const parts = index.parts[name].map((file) => `/engine/${file}`)
    return new EngineClient(make, locale, parts)
  }
  const engines = { generate: engineOf('generate'), tables: engineOf('tables'), doses: engineOf('doses') }
  const [known] = await Promise.all([
    samplesOf(locale),
    Promise.resolve(code?.()).then(loadDeferred),
    loadFonts(),
    ...(only === undefined ? Object.values(engines) : [engines[only]]).map((engine) => engine.start()),
  ])
  if (only !== undefined) return { engines, known }
  await cacheForOffline([
    '/engine/index.json',
    ...index.files.map((file) => `/engine/${file}`),
    ...known.keys(),
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/_next/static/'))
      .map(({ pathname }) => pathname),
  ])
  return { engines, known }
}

/** A browser fetches a typeface when its first letter is to be shown. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
}

async function samplesOf(locale: Locale): Promise<Map<string, Blob>> {
  const list = await (await fetched(SAMPLES)).blob()
  const samples = JSON.parse(await list.text()) as readonly Sample[]
  const sample = samples.find((each) => each.locale === locale)
  const paths = sample === undefined ? [] : [sample.template, sample.data, sample.document, sample.doses]
  const files = await Promise.all(
    paths.map(async (path) => [sampleUrl(path), await (await fetched(sampleUrl(path))).blob()] as const),
  )
  return new Map([[SAMPLES, list], ...files])
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new TypeError(`${url} answered ${response.status}`)
  return response
}
