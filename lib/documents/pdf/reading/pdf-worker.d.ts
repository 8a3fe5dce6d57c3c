/** What is used of pdf.js: its worker's half, which reads files and needs no page to draw on. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  import type { WorkerPort } from './worker-connection'

  export const WorkerMessageHandler: { initializeFromPort(port: WorkerPort): void }
}
