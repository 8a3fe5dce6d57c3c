import type { NamedFile } from '@/lib/documents/tool'
import type { JobFiles, JobOutput } from '@/lib/operations/process/job-files'
import type { JobFile } from '@/lib/operations/process/protocol'
import type { EngineFiles } from '../protocol'

/** The files of a request by role, and the files created from them; nothing is written to a disk. */
export class FilesInMemory implements JobFiles {
  #made: BlobPart[] = []

  constructor(private readonly files: EngineFiles) {}

  /** The files as a job names them: by role. */
  get named(): Readonly<Partial<Record<keyof EngineFiles, JobFile>>> {
    return Object.fromEntries(
      Object.entries(this.files).map(([role, { name }]) => [role, { name, path: role }]),
    ) as Partial<Record<keyof EngineFiles, JobFile>>
  }

  async load(file: JobFile | undefined): Promise<NamedFile> {
    const given = this.files[file?.path as keyof EngineFiles]
    if (given === undefined) throw new Error('A job lacks a file that its tool reads')
    return { name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) }
  }

  async write(_output: string, content: Uint8Array | string): Promise<void> {
    this.#made.push(content as BlobPart)
  }

  async open(): Promise<JobOutput> {
    const made = this.#made
    let waiting: BlobPart[] = []
    let size = 0
    const keep = () => {
      made.push(new Blob(waiting))
      waiting = []
      size = 0
    }
    return {
      async write(piece) {
        // The caller may overwrite these bytes.
        waiting.push(piece.slice() as Uint8Array<ArrayBuffer>)
        size += piece.length
        // A separate blob is freed from the engine's memory.
        if (size >= BLOB_BYTES) keep()
      },
      async close() {
        keep()
      },
    }
  }

  /** What was made; null where nothing was. */
  made(type: string): Blob | null {
    return this.#made.length === 0 ? null : new Blob(this.#made, { type })
  }
}

const BLOB_BYTES = 8 * 1024 * 1024
