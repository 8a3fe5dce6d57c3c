import type { PaddleCheckout, PaddleEvent, Prisma, Subscription } from '@/lib/db/generated/client'

type Row = Record<string, unknown>

/** The rows that Paddle's notifications touch, in memory: hundreds of orders of arrival are tried in a second. */
export class FakeStore {
  readonly events = new Map<string, PaddleEvent>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly checkouts = new Map<string, PaddleCheckout>()
  readonly endings = new Set<string>()

  constructor(private readonly users: readonly string[]) {}

  /** As much of a transaction's client as settling calls. */
  get transaction(): Prisma.TransactionClient {
    const { events, subscriptions, checkouts, endings } = this
    const client = {
      $executeRaw: () => Promise.resolve(0),
      // The one query of settling: whether a user is there.
      $queryRaw: (_text: unknown, userId: string) => Promise.resolve(this.users.includes(userId) ? [{}] : []),
      paddleEvent: {
        createMany: ({ data: [row] }: { data: [PaddleEvent] }) => {
          const count = events.has(row.id) ? 0 : 1
          if (count === 1) events.set(row.id, { ...row })
          return Promise.resolve({ count })
        },
        findMany: ({ where }: { where: { subjectId: string; type: { startsWith: string } } }) =>
          Promise.resolve(
            [...events.values()].filter(
              ({ subjectId, type }) => subjectId === where.subjectId && type.startsWith(where.type.startsWith),
            ),
          ),
        updateMany: ({ where, data }: { where: Row; data: Partial<PaddleEvent> }) => {
          const found = [...events.values()].filter((event) => matches(event, where))
          for (const event of found) events.set(event.id, { ...event, ...data })
          return Promise.resolve({ count: found.length })
        },
      },
      subscription: {
        findUnique: ({ where: { id } }: { where: { id: string } }) => Promise.resolve(subscriptions.get(id) ?? null),
        upsert: ({ where: { id }, create, update }: { where: { id: string }; create: Subscription; update: Row }) => {
          const before = subscriptions.get(id)
          subscriptions.set(id, before === undefined ? create : { ...before, ...update })
          return Promise.resolve()
        },
      },
      subscriptionEnding: {
        createMany: ({ data: [row] }: { data: [{ subscriptionId: string }] }) => {
          endings.add(row.subscriptionId)
          return Promise.resolve()
        },
        deleteMany: ({ where }: { where: { subscriptionId: string } }) => {
          endings.delete(where.subscriptionId)
          return Promise.resolve()
        },
      },
      paddleCheckout: {
        findUnique: ({ where }: { where: { transactionId: string } }) =>
          Promise.resolve(checkouts.get(where.transactionId) ?? null),
        findFirst: ({
          where: { OR },
        }: {
          where: { OR: [{ transactionId: { in: string[] } }, { subscriptionId: string }] }
        }) => {
          const [{ transactionId }, { subscriptionId }] = OR
          const found = [...checkouts.values()].find(
            (row) => transactionId.in.includes(row.transactionId) || row.subscriptionId === subscriptionId,
          )
          return Promise.resolve(found ?? null)
        },
        updateMany: ({ where, data }: { where: Row; data: Partial<PaddleCheckout> }) => {
          for (const row of checkouts.values()) {
            if (matches(row, where)) checkouts.set(row.transactionId, { ...row, ...data })
          }
          return Promise.resolve()
        },
      },
      paddleCustomer: {
        findFirst: () => Promise.resolve(null),
        findUnique: () => Promise.resolve(null),
        createMany: () => Promise.resolve({ count: 1 }),
      },
    }
    // Missing methods aren't called: a test that needs one fails.
    return client as unknown as Prisma.TransactionClient
  }
}

function matches(row: object, where: Row): boolean {
  return Object.entries(where).every(([name, value]) => (row as Row)[name] === value)
}
