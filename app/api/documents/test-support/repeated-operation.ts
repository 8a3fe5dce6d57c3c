import { db } from '@/lib/db/client'

/** Adds copies of an operation's row, for tests of what many runs add up to. */
export async function repeatOperation(id: string, copies: number): Promise<void> {
  const {
    id: _id,
    summary: _summary,
    progress: _progress,
    error: _error,
    settings,
    inputs,
    ...row
  } = await db().operation.findUniqueOrThrow({ where: { id } })
  await db().operation.createMany({
    data: Array.from({ length: copies }, () => ({ ...row, settings: settings ?? {}, inputs: inputs ?? {} })),
  })
}
