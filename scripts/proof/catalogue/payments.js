import { integration, script, unit } from './shown-by.js'

const WEBHOOK = 'app/api/paddle/webhook.integration.test.ts'
const WEBHOOK_OWNER = 'app/api/paddle/webhook-owner.integration.test.ts'

/** Checks of payments. */
export const PAYMENTS = [
  {
    id: 'P1',
    sentence: 'Notifications not signed by Paddle change nothing',
    bar: '400 or 401, no row; one valid signature or secret of two is enough',
    shown: [
      integration(WEBHOOK, 'A notification that Paddle did not sign', 'signed with the replacing secret is accepted'),
      unit('lib/billing/webhook/signature.test.ts'),
    ],
  },
  {
    id: 'P2',
    sentence: 'A notification delivered 20 times to two instances at the same time is processed once',
    bar: '200 for each, one change',
    shown: [integration(WEBHOOK, 'twenty times concurrently is processed once'), script('notifications-twice')],
  },
  {
    id: 'P3',
    sentence: 'Six events of a subscription give the same result in any order',
    bar: 'one state in all 720 orders, and three days late',
    shown: [
      unit('lib/billing/webhook/disorder.test.ts'),
      integration('lib/billing/webhook/disorder.integration.test.ts'),
    ],
  },
  {
    id: 'P4',
    sentence: 'Notifications for other products or unknown users are stored and entitle no one',
    bar: '200, stored, no entitlement',
    shown: [integration(WEBHOOK, 'A notification is kept and entitles no one')],
  },
  {
    id: 'P5',
    sentence: 'A subscription belongs to the user who started the payment here, whatever ID a browser sends',
    bar: 'entitlement only with our own proof',
    shown: [integration(WEBHOOK_OWNER, 'Whose a subscription is'), unit('lib/billing/custom-data.test.ts')],
  },
  {
    id: 'P6',
    sentence: 'A notification is processed once even if the process is killed, and gets a response in time under load',
    bar: '503 while the database is down; p99 1 s and 5 s at most while two generations run',
    shown: [integration('lib/billing/webhook/crash.integration.test.ts'), script('notifications-beside-work')],
  },
  {
    id: 'P7',
    sentence: 'The server decides what a plan includes, at the time of each request',
    bar: '402, 403 or a smaller limit if past due, paused, canceled or expired; a changed clock ends it too',
    shown: [integration('app/api/paddle/limits-follow.integration.test.ts'), unit('lib/billing/entitlement.test.ts')],
  },
]
