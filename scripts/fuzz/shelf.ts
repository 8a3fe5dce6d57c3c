import { readTemplate } from '@/lib/documents/generation/template/template'
import type { Random } from './random'
import { DOSES, type Source } from './sources'

const ROWS_FOR = 'rows for '
const VALUES = ['Значение & «ș»', '12,5', '01.03.2026', 'Иванов Иван', '', 'two\nlines', '1', 'да', '<b>']
const ROWS = 3

/** The sources by what they are good for. */
export class Shelf {
  readonly #byName: ReadonlyMap<string, Source>
  readonly #made = new Map<string, Source>()
  /** Word files and PDF. */
  readonly documents: readonly string[]
  /** Those that have tables, as far as their folder says. */
  readonly withTables: readonly string[]
  readonly templates: readonly string[]
  readonly sheets: readonly string[]
  readonly doses: readonly string[]

  constructor(sources: readonly Source[]) {
    const names = (wanted: (source: Source) => boolean) => sources.filter(wanted).map(({ name }) => name)
    this.#byName = new Map(sources.map((source) => [source.name, source]))
    const isDoses = ({ name }: Source) => name.startsWith(DOSES)
    this.doses = names((source) => isDoses(source) || (source.name.startsWith('samples') && source.kind !== 'docx'))
    this.documents = names((source) => (source.kind === 'docx' || source.kind === 'pdf') && !isDoses(source))
    this.withTables = this.documents.filter((name) => /[\\/](?:tables|pdf)[\\/]|^samples/.test(name))
    this.templates = names(({ isTemplate }) => isTemplate)
    this.sheets = names((source) => source.kind !== 'docx' && source.kind !== 'pdf' && !isDoses(source))
  }

  /** A spreadsheet for a template: one with its tags for columns, or a sample of its folder. */
  dataFor(template: string, random: Random): string {
    const folder = template.slice(0, template.lastIndexOf('/') + 1)
    const beside = folder.startsWith('samples') ? this.sheets.filter((name) => name.startsWith(folder)) : []
    return random.some(random.chance(0.7) ? beside : []) ?? ROWS_FOR + template
  }

  /** Whether a source is there that a found case names: the corpus may be another today. */
  has(name: string): boolean {
    return this.#byName.has(name.startsWith(ROWS_FOR) ? name.slice(ROWS_FOR.length) : name)
  }

  /** Describes a source before it's needed. @throws Error if it no longer exists */
  known(name: string): Pick<Source, 'kind'> {
    return name.startsWith(ROWS_FOR) ? { kind: 'csv' } : this.#source(name)
  }

  /** @throws Error if it no longer exists */
  async source(name: string): Promise<Source> {
    if (!name.startsWith(ROWS_FOR)) return this.#source(name)
    const made: Source = this.#made.get(name) ?? {
      name,
      kind: 'csv',
      bytes: await this.#rows(name.slice(ROWS_FOR.length)),
      isTemplate: false,
    }
    this.#made.set(name, made)
    return made
  }

  #source(name: string): Source {
    const source = this.#byName.get(name)
    if (source === undefined) throw new Error(`The source «${name}» is not here`)
    return source
  }

  /** A header of the template's tags, and rows of values. */
  async #rows(template: string): Promise<Uint8Array> {
    const { bytes } = await this.source(template)
    const { tags } = await readTemplate(bytes)
    const names = [...new Set(tags.filter(({ kind }) => kind !== 'end').map(({ name }) => name))]
    const rows = Array.from({ length: ROWS }, (_, row) =>
      names.map((_name, at) => VALUES[(at + row) % VALUES.length] ?? ''),
    )
    const lines = [names, ...rows].map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'))
    return Buffer.from(lines.join('\r\n'))
  }
}
