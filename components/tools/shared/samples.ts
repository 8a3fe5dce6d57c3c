import { sampleUrl } from './sample-url'

/** The samples of a language, by their paths. */
export interface Sample {
  readonly locale: string
  readonly template: string
  readonly data: string
  /** A template for the same spreadsheet in which comments explain the tags. */
  readonly annotated: string
  /** With tables, for the table parser. */
  readonly document: string
  /** The same as a PDF. */
  readonly pdf: string
  /** A spreadsheet with doses, for the dose extractor. */
  readonly doses: string
  /** An Excel form for the same spreadsheet as the template’s. */
  readonly form: string
}

/**
 * Loads the sample spreadsheet and template of a language, as if they had been chosen from a disk; null if they can't
 * be loaded.
 */
export function fetchSample(locale: string): Promise<{ readonly data: File; readonly template: File } | null> {
  return fetched(locale, async (sample) => {
    const [data, template] = await Promise.all([fetchFile(sample.data), fetchFile(sample.template)])
    return { data, template }
  })
}

/** The sample document with tables of a language. */
export function fetchDocumentSample(locale: string): Promise<File | null> {
  return fetched(locale, ({ document }) => fetchFile(document))
}

/** The sample PDF with tables of a language. */
export function fetchPdfSample(locale: string): Promise<File | null> {
  return fetched(locale, ({ pdf }) => fetchFile(pdf))
}

/** The sample spreadsheet with doses of a language. */
export function fetchDoseSample(locale: string): Promise<File | null> {
  return fetched(locale, ({ doses }) => fetchFile(doses))
}

async function fetched<T>(locale: string, fetchOf: (sample: Sample) => Promise<T>): Promise<T | null> {
  try {
    const samples = (await (await fetchWell('/samples/index.json')).json()) as readonly Sample[]
    const sample = samples.find((candidate) => candidate.locale === locale)
    return sample === undefined ? null : await fetchOf(sample)
  } catch (error) {
    console.warn('The samples could not be fetched', error)
    return null
  }
}

async function fetchFile(path: string): Promise<File> {
  const response = await fetchWell(sampleUrl(path))
  return new File([await response.blob()], path.split('/').at(-1) ?? path)
}

async function fetchWell(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
