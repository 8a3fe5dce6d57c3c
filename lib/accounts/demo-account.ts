import { db } from '@/lib/db/client'
import { hashPassword } from './passwords'

/** The account that `npm start` makes on the embedded database, so that a newcomer is one login away from the samples. */
export const DEMO_ACCOUNT = { email: 'demo@actum.example', password: 'actum-demo-2026', name: 'Demo' } as const

/** Creates the demo account if there is none. One with a changed password stays unchanged. */
export async function makeDemoAccount(): Promise<void> {
  const { email, password, name } = DEMO_ACCOUNT
  if ((await db().user.findUnique({ where: { email } })) !== null) return
  await db().user.create({
    data: { email, name, emailVerifiedAt: new Date(), password: { create: { hash: await hashPassword(password) } } },
  })
}
