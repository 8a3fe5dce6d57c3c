/** The part of pdf.js that is used: its worker, which reads files without a page to draw on. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  import type { WorkerPort } from './worker-connection'

  export const WorkerMessageHandler: { initializeFromPort(port: WorkerPort): void }
}
