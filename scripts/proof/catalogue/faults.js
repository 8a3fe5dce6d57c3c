import { browser, integration, script, unit } from './shown-by.js'

const OPERATIONS = 'app/api/documents/operations.integration.test.ts'
const RELIABILITY = 'app/api/documents/reliability.integration.test.ts'
const S3 = 'lib/storage/s3-faults.integration.test.ts'
const DISK = 'lib/storage/local-storage.integration.test.ts'
const MAILER = 'lib/mail/mailer.integration.test.ts'
const MAILER_FAULTS = 'lib/mail/mailer-faults.integration.test.ts'

/** Checks of behavior under faults. */
export const FAULTS = [
  {
    id: 'R1',
    sentence: 'A server killed mid-operation finishes its accepted work after a restart, once and completely',
    bar: 'no listed result broken, none twice for one Idempotency-Key, ready within 5 s, leftovers deleted after a day',
    shown: [
      script('killed-in-the-middle'),
      browser('e2e/operations.spec.ts', 'a server that is killed in the middle'),
      integration(OPERATIONS, 'what a killed server left running'),
      unit('lib/storage/temporary.test.ts', 'leftovers of a killed process'),
    ],
  },
  {
    id: 'R2',
    sentence: 'A full disk gives an error, and the server recovers once there is space',
    bar: '503 or 507, no partial file, alive throughout, health degraded, recovered within 5 s without a restart',
    shown: [script('full-disk'), integration(DISK, 'that is full says so', 'with no room for another name')],
  },
  {
    id: 'R3',
    sentence: 'A failing, slow or unresponsive bucket gives an error quickly and blocks no other requests',
    bar: '503 with Retry-After within 3 s; memory +100 MiB at most',
    shown: [script('bucket-away'), integration(S3), integration(DISK, 'that has become read-only')],
  },
  {
    id: 'R4',
    sentence: 'The server survives an unavailable or frozen database and recovers automatically',
    bar: 'alive 200; not ready 503 within 1 s; 503 within 2 s; recovered within 5 s; nothing acknowledged lost; no process ended',
    shown: [script('database-away'), integration(RELIABILITY, 'without its database')],
  },
  {
    id: 'R5',
    sentence: 'An unavailable or hanging mail server blocks nothing and gets each email once after it recovers',
    bar: 'usual response in the usual time; delivered within 60 s of recovery, never twice',
    shown: [script('mail-server-away'), integration(MAILER), integration(MAILER_FAULTS)],
  },
  {
    id: 'R6',
    sentence: 'Duplicate or out-of-order payment notifications give the same result',
    bar: 'exactly',
    shown: [
      integration('app/api/paddle/webhook.integration.test.ts', 'twenty times concurrently is processed once'),
      integration('lib/billing/webhook/disorder.integration.test.ts'),
    ],
  },
  {
    id: 'R7',
    sentence: 'Two instances and two workers on one database do everything once, even if one dies',
    bar: 'files, limits, sign-outs and cleanup are the same on both',
    shown: [browser('e2e/instances.spec.ts', 'two web processes and two workers'), script('cleaned-by-two')],
  },
  {
    id: 'R8',
    sentence: '500 simultaneous uploads all get a response, and accepted ones finish',
    bar: 'only 200, 202, 429 or 503; 800 MiB at most; health p99 100 ms at most',
    shown: [script('many-uploads')],
  },
  {
    id: 'R9',
    sentence: 'Generating 500 documents doesn’t slow down other requests',
    bar: 'health p99 50 ms and event loop delay p99 50 ms at most',
    shown: [script('beside-a-generation')],
  },
  {
    id: 'R10',
    sentence: 'A flood of hostile files doesn’t slow down other users',
    bar: 'p95 of an ordinary request at most twice that of an idle server; the server never restarts',
    shown: [script('hostile-storm')],
  },
  {
    id: 'R11',
    sentence: 'A document process is killed at its memory limit, including memory outside the heap',
    bar: 'killed, with an error code',
    shown: [integration(RELIABILITY, 'a process that fills memory outside V8’s heap')],
  },
  {
    id: 'R12',
    sentence: 'Clients that disconnect while sending or reading leave nothing behind',
    bar: 'no temporary file after 10 s, open files within 5 of the number before, no unexpected error',
    shown: [script('broken-off'), integration(RELIABILITY, 'uploads that break off at any byte')],
  },
  {
    id: 'R13',
    sentence: 'A thousand slow clients don’t block other requests',
    bar: 'p99 of an ordinary request 1 s at most while they are connected',
    shown: [script('slow-clients')],
  },
  {
    id: 'R14',
    sentence: 'On shutdown, the server finishes running work and exits',
    bar: 'each answered 200, or 503 and finished later; no new work accepted; exited within 30 s, with its processes',
    shown: [
      script('asked-to-stop'),
      integration('lib/operations/wait-for-operation.integration.test.ts'),
      browser('e2e/operations.spec.ts', 'a server that is asked to stop'),
    ],
  },
  {
    id: 'R15',
    sentence: 'A download during cleanup or generation returns the whole file or none',
    bar: 'exact bytes, or 404; nothing deleted early when the clock jumps a day',
    shown: [
      script('cleaned-while-downloaded'),
      integration(RELIABILITY, 'a download during cleaning and generating', 'a clock that jumps a day'),
    ],
  },
  {
    id: 'R16',
    sentence: 'A server that runs for hours neither grows nor slows down',
    bar: 'memory +1 MiB per ten minutes at most after warming up, constant number of open files, p99 within a fifth of a new server’s at the same time',
    shown: [script('soak')],
  },
  {
    id: 'R17',
    sentence: 'Files above 10 MB are uploaded and downloaded unchanged',
    bar: 'same SHA-256, or 413',
    shown: [browser('e2e/operations.spec.ts', 'arrives byte for byte')],
  },
  {
    id: 'R18',
    sentence: 'A misconfigured server exits immediately with one clear message that reveals no secret',
    bar: 'exits with an error within 5 s',
    shown: [browser('e2e/boot.spec.ts', 'a server that lacks something'), script('cannot-start')],
  },
  {
    id: 'R19',
    sentence: 'The same work requested twice is done once',
    bar: 'one operation, one response, counted once',
    shown: [integration(OPERATIONS, 'the same work asked for twice')],
  },
  {
    id: 'R20',
    sentence: 'A file that crashes its process on every attempt is rejected, and the queue continues',
    bar: 'two attempts, then an error code',
    shown: [integration('app/api/documents/interrupted-runs.integration.test.ts', 'a document process that dies')],
  },
  {
    id: 'R21',
    sentence: 'A server killed while it sends webhooks loses no event, and sends none twice with one ID',
    bar: '0 lost, 0 requests that share an ID and were both received',
    shown: [
      script('killed-while-notifying'),
      integration('lib/webhooks/deliveries.integration.test.ts', 'a server that is killed at any moment'),
    ],
  },
]
