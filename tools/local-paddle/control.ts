import type { ITransactionResponse } from '@paddle/paddle-node-sdk'
import { z } from 'zod'
import type { Completion } from './lifecycle'
import { advance, cancelNow, complete, fail, pauseNow, recover } from './lifecycle'
import type { LocalEvent } from './notifications'
import type { Fault, LocalSubscription, World } from './world'

const FAULTS = ['html', 'hang', 'credentials', 'rateLimit', 'serverError'] as const satisfies readonly Fault[]

/** Paddle's side of a scenario: a customer in the checkout, a bank, time, and failures. */
export interface Control {
  /** A customer pays; a first payment creates a subscription. */
  complete(transactionId: string, completion?: Completion): ITransactionResponse
  /** The card is declined in the checkout. */
  fail(transactionId: string): ITransactionResponse
  /** The period ends: renewed, cancelled or paused as it is scheduled. */
  advance(subscriptionId: string): LocalSubscription
  /** The period ends, and the renewal can't be paid. */
  pastDue(subscriptionId: string): LocalSubscription
  /** What is owed is paid. */
  recover(subscriptionId: string): LocalSubscription
  cancel(subscriptionId: string): LocalSubscription
  pause(subscriptionId: string): LocalSubscription
  /** The next requests to the API, or all from now on, go wrong; null: none. */
  fault(kind: Fault | null, times?: number): void
  /** Whether it sells in a country. */
  refuse(country: string, refused: boolean): void
  /** Where notifications go. */
  webhook(url: string | null, secrets?: readonly string[]): void
  /** Whether notifications are lost from now on. */
  withhold(withheld: boolean): void
  /** Waits until every pending notification is accepted. */
  settled(): Promise<void>
  /** Everything that happened, in the order in which it did. */
  events(): readonly LocalEvent[]
  readonly world: World
}

export function controlOf(world: World, secret: string): Control {
  return {
    world,
    complete: (id, completion = {}) => complete(world, id, completion),
    fail: (id) => fail(world, id),
    advance: (id) => advance(world, id),
    pastDue: (id) => advance(world, id, { declines: true }),
    recover: (id) => recover(world, id),
    cancel: (id) => cancelNow(world, id),
    pause: (id) => pauseNow(world, id),
    fault: (kind, times = Infinity) => {
      world.fault = kind === null ? null : { kind, left: times }
    },
    refuse: (country, refused) => {
      if (refused) world.refusedCountries.add(country)
      else world.refusedCountries.delete(country)
    },
    webhook: (url, secrets = [secret]) => {
      world.notifications.destination = url === null ? null : { url, secrets }
    },
    withhold: (withheld) => {
      world.notifications.withheld = withheld
    },
    settled: () => world.notifications.settled(),
    events: () => world.notifications.events,
  }
}

const completion = z.object({
  country: z.string().length(2).optional(),
  email: z.email().optional(),
  order: z.array(z.string()).optional(),
})

type Step = (control: Control, id: string, body: unknown) => unknown

/** `POST /_control/transactions/{id}/{step}` */
const OF_TRANSACTIONS: Readonly<Record<string, Step>> = {
  complete: (control, id, body) => control.complete(id, given(completion.parse(body ?? {}))),
  fail: (control, id) => control.fail(id),
}

/** `POST /_control/subscriptions/{id}/{step}` */
const OF_SUBSCRIPTIONS: Readonly<Record<string, Step>> = {
  advance: (control, id) => control.advance(id),
  'past-due': (control, id) => control.pastDue(id),
  recover: (control, id) => control.recover(id),
  cancel: (control, id) => control.cancel(id),
  pause: (control, id) => control.pause(id),
}

/** `POST /_control/{setting}` */
const SETTINGS: Readonly<Record<string, Step>> = {
  fault: (control, _, body) => {
    const asked = z.object({ kind: z.enum(FAULTS).nullable(), times: z.int().min(1).optional() }).parse(body)
    control.fault(asked.kind, asked.times)
  },
  refuse: (control, _, body) => {
    const asked = z.object({ country: z.string().length(2), refused: z.boolean() }).parse(body)
    control.refuse(asked.country, asked.refused)
  },
  webhook: (control, _, body) => {
    const asked = z.object({ url: z.url().nullable(), secrets: z.array(z.string()).optional() }).parse(body)
    control.webhook(asked.url, asked.secrets)
  },
  withhold: (control, _, body) => control.withhold(z.object({ withheld: z.boolean() }).parse(body).withheld),
  settled: (control) => control.settled(),
}

/**
 * The same over HTTP.
 *
 * @returns what is answered as JSON, or undefined for a path that is none of them
 */
export async function controlled(control: Control, path: string, body: unknown): Promise<unknown> {
  const [first = '', id = '', step = ''] = path.split('/')
  if (first === 'state') return stateOf(control)
  const taken =
    first === 'transactions'
      ? OF_TRANSACTIONS[step]
      : first === 'subscriptions'
        ? OF_SUBSCRIPTIONS[step]
        : SETTINGS[first]
  if (taken === undefined) return undefined
  return (await taken(control, id, body)) ?? { success: true }
}

function stateOf({ world }: Control) {
  return {
    customers: [...world.customers.values()],
    transactions: [...world.transactions.values()],
    subscriptions: [...world.subscriptions.values()],
    events: world.notifications.events,
  }
}

/** Without the fields that no one gave: an optional property is absent, not undefined. */
function given(asked: z.infer<typeof completion>): Completion {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
