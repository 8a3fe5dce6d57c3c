import { integration, script, unit } from './shown-by.js'

const WEBHOOK = 'app/api/paddle/webhook.integration.test.ts'
const WEBHOOK_OWNER = 'app/api/paddle/webhook-owner.integration.test.ts'

/** Payments. */
export const PAYMENTS = [
  {
    id: 'P1',
    sentence: 'A notification that Paddle did not sign changes nothing',
    bar: '400 or 401, no row; of two signatures or two secrets either is enough',
    shown: [
      integration(WEBHOOK, 'A notification that Paddle did not sign', 'by the secret that takes the other’s place'),
      unit('lib/billing/webhook/signature.test.ts'),
    ],
  },
  {
    id: 'P2',
    sentence: 'A notification that comes twenty times at once, to two instances, is done once',
    bar: '200 to each, one change',
    shown: [integration(WEBHOOK, 'twenty times at once is done once'), script('notifications-twice')],
  },
  {
    id: 'P3',
    sentence: 'Six events of a subscription end the same in whatever order they come',
    bar: 'one state in all 720 orders, and three days late',
    shown: [
      unit('lib/billing/webhook/disorder.test.ts'),
      integration('lib/billing/webhook/disorder.integration.test.ts'),
    ],
  },
  {
    id: 'P4',
    sentence: 'What is not ours, or of nobody, is kept and entitles nobody',
    bar: '200, recorded, no entitlement',
    shown: [integration(WEBHOOK, 'A notification is kept and entitles nobody')],
  },
  {
    id: 'P5',
    sentence: 'A subscription is whose payment this server began, whatever id a browser put into it',
    bar: 'entitlement by a proof of ours alone',
    shown: [integration(WEBHOOK_OWNER, 'Whose a subscription is'), unit('lib/billing/custom-data.test.ts')],
  },
  {
    id: 'P6',
    sentence:
      'A notification is done once though the process is killed within it, and is answered in time beside heavy work',
    bar: '503 while the database is away; p99 1 s and 5 s at most while two generations run',
    shown: [integration('lib/billing/webhook/crash.integration.test.ts'), script('notifications-beside-work')],
  },
  {
    id: 'P7',
    sentence: 'What a plan gives is decided by the server, at the moment it is asked',
    bar: '402, 403 or a smaller limit to who is past due, paused, cancelled or expired; a moved clock ends it too',
    shown: [integration('app/api/paddle/limits-follow.integration.test.ts'), unit('lib/billing/entitlement.test.ts')],
  },
]
