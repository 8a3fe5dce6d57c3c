/**
 * The integration tests whose outcome the database server decides: transactions and their order, locks, the queue, raw SQL, two
 * processes on one database. `npm test` runs them on PostgreSQL too; `npm run test:all` also runs the others that use a database
 * (`database-tests.mjs`).
 */
export const SERVER_TESTS = [
  'app/api/auth/guessing',
  'app/api/documents/history',
  'app/api/documents/inline',
  'app/api/documents/limits',
  'app/api/documents/operations',
  'app/api/metrics/metrics',
  'app/api/paddle/jobs',
  'app/api/paddle/subscription',
  'app/api/paddle/webhook',
  'app/api/users/deletion',
  'lib/accounts/session-row',
  'lib/billing/customer',
  'lib/billing/webhook/crash',
  'lib/billing/webhook/disorder',
  'lib/db/migrations',
  'lib/db/person-transaction',
  'lib/db/standstill',
  'lib/db/unavailable',
  'lib/db/unique-violation',
  'lib/mail/mailer',
  'lib/mail/mailer-faults',
  'lib/operations/cancelling',
  'lib/operations/earlier-run',
  'lib/operations/history/clear-expired',
  'lib/operations/progress-events',
  'lib/operations/rerun',
  'lib/operations/runner',
  'lib/operations/stored-files',
  'lib/operations/usage',
  'lib/storage/discarded-files',
  'lib/templates/act-numbers',
  'lib/webhooks/deliveries',
].map((name) => `${name}.integration.test.ts`)
