import { browser, integration, script, unit } from './shown-by.js'

const OPERATIONS = 'app/api/documents/operations.integration.test.ts'
const RELIABILITY = 'app/api/documents/reliability.integration.test.ts'
const S3 = 'lib/storage/s3-faults.integration.test.ts'
const DISK = 'lib/storage/local-storage.integration.test.ts'
const MAILER = 'lib/mail/mailer.integration.test.ts'
const MAILER_FAULTS = 'lib/mail/mailer-faults.integration.test.ts'

/** Faults. */
export const FAULTS = [
  {
    id: 'R1',
    sentence: 'A server that is killed in the middle finishes what it accepted when it is back, once and whole',
    bar: 'nothing listed is broken, nothing twice under one Idempotency-Key, ready within 5 s, what is left is swept after a day',
    shown: [
      script('killed-in-the-middle'),
      browser('e2e/operations.spec.ts', 'a server that is killed in the middle'),
      integration(OPERATIONS, 'what a killed server left running'),
      unit('lib/storage/temporary.test.ts', 'what a killed process left behind'),
    ],
  },
  {
    id: 'R2',
    sentence: 'A full disk is told, and it goes on as soon as there is room',
    bar: '503 or 507, no half file, alive throughout, health degraded, well within 5 s without a restart',
    shown: [script('full-disk'), integration(DISK, 'that is full says so', 'with no room for another name')],
  },
  {
    id: 'R3',
    sentence: 'A bucket that fails, is slow or silent is told at once, and holds up nobody',
    bar: '503 with Retry-After within 3 s; memory +100 MiB at most',
    shown: [script('bucket-away'), integration(S3), integration(DISK, 'that has become read-only')],
  },
  {
    id: 'R4',
    sentence: 'Without its database, or with one that stands still, the server lives and is well again by itself',
    bar: 'alive 200; not ready 503 within 1 s; 503 within 2 s; well within 5 s; nothing that was acknowledged lost; no process ended',
    shown: [script('database-away'), integration(RELIABILITY, 'without its database')],
  },
  {
    id: 'R5',
    sentence: 'A mail server that is away or hangs holds up nobody, and gets each mail once when it is back',
    bar: 'the usual answer in the usual time; delivered within 60 s of its return, never twice',
    shown: [script('mail-server-away'), integration(MAILER), integration(MAILER_FAULTS)],
  },
  {
    id: 'R6',
    sentence: 'Notifications of payments that come twice or in disorder end the same',
    bar: 'exactly',
    shown: [
      integration('app/api/paddle/webhook.integration.test.ts', 'twenty times at once is done once'),
      integration('lib/billing/webhook/disorder.integration.test.ts'),
    ],
  },
  {
    id: 'R7',
    sentence: 'Two instances and two workers on one database do everything once, and one of them may die',
    bar: 'files, limits, log-outs and cleaning up are the same on both',
    shown: [browser('e2e/instances.spec.ts', 'two web processes and two workers'), script('cleaned-by-two')],
  },
  {
    id: 'R8',
    sentence: 'Five hundred uploads at once are all answered, and those accepted finish',
    bar: '200, 202, 429 or 503 and nothing else; 800 MiB at most; health p99 100 ms at most',
    shown: [script('many-uploads')],
  },
  {
    id: 'R9',
    sentence: 'A generation of five hundred documents holds up nobody',
    bar: 'health p99 50 ms and loop delay p99 50 ms at most',
    shown: [script('beside-a-generation')],
  },
  {
    id: 'R10',
    sentence: 'Beside a storm of hostile files people go on as before',
    bar: 'p95 of an ordinary request at most twice that of a quiet server; the server never restarts',
    shown: [script('hostile-storm')],
  },
  {
    id: 'R11',
    sentence: 'A document process that fills memory is ended at its limit, outside the heap too',
    bar: 'ended, with a typed answer',
    shown: [integration(RELIABILITY, 'a process that fills memory outside V8’s heap')],
  },
  {
    id: 'R12',
    sentence: 'Clients that break off, sending or reading, leave nothing behind',
    bar: 'no temporary file after 10 s, open files as before within 5, no unforeseen error',
    shown: [script('broken-off'), integration(RELIABILITY, 'uploads that break off at any byte')],
  },
  {
    id: 'R13',
    sentence: 'A thousand slow clients hold up nobody',
    bar: 'p99 of an ordinary request 1 s at most while they hang on',
    shown: [script('slow-clients')],
  },
  {
    id: 'R14',
    sentence: 'A server that is asked to stop lets what is running finish, and ends by itself',
    bar: 'each answered 200, or 503 and finished later; nothing new taken; ended within 30 s, with its processes',
    shown: [
      script('asked-to-stop'),
      integration('lib/operations/wait-for-operation.integration.test.ts'),
      browser('e2e/operations.spec.ts', 'a server that is asked to stop'),
    ],
  },
  {
    id: 'R15',
    sentence: 'A download beside cleaning and generating is the whole file or none',
    bar: 'its very bytes, or 404; nothing deleted early by a clock that jumps a day',
    shown: [
      script('cleaned-while-downloaded'),
      integration(RELIABILITY, 'a download beside cleaning and generating', 'a clock that jumps a day'),
    ],
  },
  {
    id: 'R16',
    sentence: 'A server that works for hours neither grows nor slows down',
    bar: 'memory +1 MiB in ten minutes at most after warming up, open files flat, p99 within a fifth of a new server’s at the same time',
    shown: [script('soak')],
  },
  {
    id: 'R17',
    sentence: 'Files above ten megabytes arrive byte for byte, and come back so',
    bar: 'the same SHA-256, or 413',
    shown: [browser('e2e/operations.spec.ts', 'arrives byte for byte')],
  },
  {
    id: 'R18',
    sentence: 'A server that lacks something ends at once with one plain sentence, and gives no secret away',
    bar: 'ended with an error within 5 s',
    shown: [browser('e2e/boot.spec.ts', 'a server that lacks something'), script('cannot-start')],
  },
  {
    id: 'R19',
    sentence: 'The same work asked for twice is done once',
    bar: 'one operation, one answer, counted once',
    shown: [integration(OPERATIONS, 'the same work asked for twice')],
  },
  {
    id: 'R20',
    sentence: 'A file that ends its process at every try is refused, and the queue goes on',
    bar: 'two tries, then a typed refusal',
    shown: [integration(OPERATIONS, 'a document process that dies')],
  },
]
