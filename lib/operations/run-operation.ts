import { stat } from 'node:fs/promises'
import type { PlanLimits } from '@/lib/billing/plans'
import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { storableJson } from '@/lib/db/storable'
import type { Progress } from '@/lib/documents/tool'
import { AppError } from '@/lib/errors'
import { asLocale } from '@/lib/i18n/locales'
import { publishWith } from '@/lib/storage/publish-with'
import { mailer } from '@/lib/mail/mailer'
import { writeOperationEvent } from '@/lib/webhooks/events'
import { webhookSender } from '@/lib/webhooks/sender'
import { temporaryFolder } from '@/lib/storage/temporary'
import { withLocalCopies } from './inputs'
import { keptUntil } from './kept-until'
import { downloadUrl } from './download-url'
import { inputFiles } from './operation-inputs'
import { writeOperationMails } from './operation-mails'
import { withinPlan } from './plan-limits'
import { processPools } from './process/process-pool'
import { sha256Of } from './sha256'
import { createFileRow } from './stored-files'
import type { ToolDefinition, ToolOutcome, ToolRun } from './tools/tool-definition'
import { toolOf } from './tools'
import { checkUsage } from './usage'
import { runLimitsOf } from './run-limits'

export interface RunContext {
  readonly signal: AbortSignal
  /** Its person has stopped it: where the tool keeps what is finished, the run ends with that. */
  readonly stop: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Does the work of an operation that its runner has claimed: the tool in a document process, the output checked and
 * published, and in one transaction the result's row, its emails and the operation's success. A failure leaves nothing
 * behind.
 *
 * @throws DocumentError, AppError; the signal's reason if it was canceled
 */
export async function runOperation(operation: Operation, context: RunContext): Promise<void> {
  const tool = toolOf(operation.kind)
  const user = await db().user.findUniqueOrThrow({ where: { id: operation.userId }, include: WITH_SUBSCRIPTIONS })
  const limits = runLimitsOf(user)
  const files = await inputFiles(operation)
  if (files === null) throw new AppError('NOT_FOUND')
  const run = { operation, user, files, settings: settingsOf(operation) }
  const extras = await tool.extras?.(run)
  const folder = await temporaryFolder()
  const keepsFinished = tool.keepsFinished?.(run.settings) === true
  const ends = keepsFinished ? [context.signal] : [context.signal, context.stop]
  const reservation = new Reservation(operation, user)
  try {
    const output = folder.path()
    const made = withLocalCopies({ ...extras?.files, ...files }, (jobFiles) =>
      processPools().operations.run(
        // Every role is there: inputs without one were refused when the operation was accepted.
        tool.job({
          files: jobFiles as Record<string, { name: string; path: string }>,
          settings: run.settings,
          limits,
          extras: extras?.options ?? {},
          locale: asLocale(operation.locale),
          output,
        }),
        {
          limit: tool.timeLimit,
          signal: AbortSignal.any([...ends, reservation.refused]),
          stop: keepsFinished ? context.stop : undefined,
          answer: extras?.answer,
          onProgress(progress) {
            context.onProgress(progress)
            if (progress.stage === tool.countedStage) reservation.reserve(progress.total)
          },
        },
      ),
    )
    const answer = await withinPlan(user, made)
    await reservation.settled()
    for (const end of ends) end.throwIfAborted()
    // One text that a column rejects would otherwise make the whole result fail.
    await publish(run, tool, storableJson(tool.outcome(answer)), output, limits, keepsFinished)
    mailer().nudge()
    webhookSender().nudge()
  } finally {
    await folder.remove()
  }
}

function settingsOf(operation: Operation): object {
  return operation.settings as object
}

/** Documents are reserved once it is known how many there will be; a run that would pass the month's limit is stopped. */
class Reservation {
  private readonly controller = new AbortController()
  private made: Promise<void> | null = null

  constructor(
    private readonly operation: Operation,
    private readonly user: SubscribedUser,
  ) {}

  get refused(): AbortSignal {
    return this.controller.signal
  }

  reserve(documents: number): void {
    if (!this.operation.countsToUsage) return
    this.made ??= this.write(documents).catch((error: unknown) => this.controller.abort(error))
  }

  /** @throws AppError LIMIT_DOCUMENTS where the run ended before it was known that it may not */
  async settled(): Promise<void> {
    await this.made
    this.refused.throwIfAborted()
  }

  private write(documents: number): Promise<void> {
    const { id, kind, claim } = this.operation
    return personTransaction(this.user.id, async (transaction) => {
      await checkUsage(transaction, this.user, kind, documents, this.operation)
      // If it was canceled in the meantime, it has no reservation.
      await transaction.operation.updateMany({ where: { id, state: 'running', claim }, data: { documents } })
    })
  }
}

async function publish(
  run: ToolRun,
  tool: ToolDefinition,
  outcome: ToolOutcome,
  output: string,
  limits: PlanLimits,
  keepsFinished: boolean,
): Promise<void> {
  const { operation, user } = run
  const { file, documents, tally, summary } = outcome
  const [{ size }, sha256] = await Promise.all([stat(output), sha256Of(output)])
  const finishedAt = new Date()
  await publishWith(output, (storageKey) =>
    // Locks the user's row before those of the operation and the workspace, as accepting an operation does; another order would deadlock.
    personTransaction(user.id, async (transaction) => {
      const won = await transaction.operation.updateMany({
        where: {
          id: operation.id,
          state: 'running',
          claim: operation.claim,
          ...(!keepsFinished && { cancelRequestedAt: null }),
        },
        data: {
          state: 'succeeded',
          finishedAt,
          documents: operation.countsToUsage ? documents : 0,
          resultName: file.name,
          ...tally,
          summary,
        },
      })
      // Another runner took it over while this one was considered dead: that result counts and ours is deleted. Or the
      // user saw that it was canceled: then nothing may be emailed.
      if (won.count === 0) throw new AppError('NOT_FOUND')
      const stored = await createFileRow(transaction, {
        documentSessionId: operation.documentSessionId,
        operationId: operation.id,
        kind: 'result',
        name: file.name,
        contentType: file.type,
        bytes: size,
        sha256,
        storageKey,
        expiresAt: keptUntil(limits),
      })
      await tool.succeeded?.(transaction, run, summary)
      await writeOperationEvent(transaction, user.id, {
        id: operation.id,
        kind: operation.kind,
        sessionId: operation.documentSessionId,
        finishedAt,
        result: {
          name: stored.name,
          download_url: downloadUrl(stored.name),
          documents,
          results: tally.results,
          failures: tally.failures,
          warnings: tally.remarks,
        },
      })
      const { cancelRequestedAt } = await transaction.operation.findUniqueOrThrow({ where: { id: operation.id } })
      // The user stopped it, so the user decides whether the finished documents are emailed.
      if (cancelRequestedAt !== null) return
      await writeOperationMails(transaction, { operation, user, file: stored, summary })
    }),
  )
}
