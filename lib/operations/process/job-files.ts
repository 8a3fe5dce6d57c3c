import type { NamedFile } from '@/lib/documents/tool'
import type { JobFile } from './protocol'

/** Where a job's files are, and where its output is written. */
export interface JobFiles {
  /** @throws FileGone */
  load(file: JobFile | undefined): Promise<NamedFile>
  write(output: string, content: Uint8Array | string): Promise<void>
  /** For content that comes in pieces. */
  open(output: string): Promise<JobOutput>
}

export interface JobOutput {
  write(piece: Uint8Array): Promise<void>
  close(): Promise<void>
}

/** A job's file was removed while the job waited its turn: its person cleaned up, or its time was over. */
export class FileGone extends Error {}
