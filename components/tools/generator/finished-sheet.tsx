'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dock } from '@/components/ui/dock'
import { SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import { CheckSection } from './check-section'
import { DownloadAction } from '../shared/download-action'
import { FilesSection } from './files-section'
import type { Folding } from './folding'
import { MappingSection } from './mapping-section'
import { OptionsSection } from './options-section'
import { ResultBlock } from './result-block'
import { resultRows } from './result-rows'
import { ResultNext } from './result-next'
import { ResultSection } from './result-section'
import { RunningBlock, RunningSection } from './running-parts'
import type { SheetParts } from './sheet-parts'
import { HeadActions } from '../shared/head-actions'
import type { Run } from './state'
import { StopAction } from './stop-action'
import { useMails } from './use-mails'
import { usePrivately } from './use-privately'
import { useDownloadWords } from './use-download-words'

type Part = 'files' | 'mapping' | 'check' | 'options'

/** The sheet during a run and after it: sections 1 to 4 folded, 5 with what is being done or what came of it. */
export function FinishedSheet({
  generator,
  limits,
  inspected,
  tally,
  preview,
  documents,
  run,
}: SheetParts & { run: Exclude<Run, { kind: 'idle' }> }) {
  const t = useTranslations('generator')
  const [open, setOpen] = useState<readonly Part[]>([])
  const downloadWords = useDownloadWords()
  const done = run.kind === 'done'
  const rows = done ? resultRows(run.result) : null
  const mails = useMails(done ? run.result : null)
  const privately = usePrivately(generator)
  const actionId = done ? 'release-download' : 'release-stop'
  const { slots } = generator.state

  function folding(part: Part): Folding {
    const folded = !open.includes(part)
    const toggle = () => setOpen(folded ? [...open, part] : open.filter((each) => each !== part))
    // During a run, nothing may change.
    return done ? { done: true, folded, onToggle: toggle } : { done: true, folded: true }
  }

  function leadDone({ result: { acts, failed, unchanged }, rows: all }: Extract<Run, { kind: 'done' }>): string {
    const counts = { made: acts.length, rows: all }
    if (unchanged > 0) return t('leadDoneChanged', { made: acts.length, unchanged })
    // A group of rows is one document, so that rows say more of what failed than documents do.
    return t(acts.length + failed.length === all ? 'leadDone' : 'leadDoneGrouped', counts)
  }

  const names = {
    data: slots.data.kind === 'empty' ? '' : slots.data.file.name,
    template: slots.template.kind === 'empty' ? '' : slots.template.file.name,
  }
  const lead = done ? leadDone(run) : t('leadFiles', names)
  return (
    <>
      <SheetHead
        title={t('title')}
        lead={lead}
        leadChanges
        actionsFold
        actions={
          <HeadActions help="generate" tool={generator} untouched={false} running={!done} privately={privately} />
        }
      />
      <SheetBody
        sideFirst
        side={
          <SideColumn label={t('side')}>
            <div
              id="release"
              tabIndex={-1}
              className={cx('px-4 py-5 sm:px-5', done ? 'sm:max-lg:col-span-2' : 'sm:max-xl:col-span-2')}
            >
              {run.kind === 'done' && rows !== null && (
                <ResultBlock run={run} rows={rows} actionId={actionId} ledger={mails.ledger} />
              )}
              {run.kind === 'running' && <RunningBlock run={run} actionId={actionId} generator={generator} />}
            </div>
            {run.kind === 'done' && <ResultNext run={run} generator={generator} className="max-lg:hidden" />}
          </SideColumn>
        }
      >
        <FilesSection generator={generator} limits={limits} folding={folding('files')} />
        {inspected !== null && tally !== null && (
          <>
            <MappingSection
              answer={inspected.answer}
              generator={generator}
              preview={preview}
              folding={folding('mapping')}
            />
            <CheckSection answer={inspected.answer} tally={tally} generator={generator} folding={folding('check')} />
          </>
        )}
        <OptionsSection
          generator={generator}
          limits={limits}
          preview={preview}
          documents={documents}
          folding={folding('options')}
        />
        {run.kind === 'done' && rows !== null && (
          <ResultSection rows={rows} run={run} mails={mails} generator={generator} limits={limits} />
        )}
        {run.kind === 'running' && <RunningSection run={run} generator={generator} />}
      </SheetBody>
      <Dock
        watch={actionId}
        action={
          run.kind === 'done' ? (
            <DownloadAction result={run.result}>{downloadWords(run.result)}</DownloadAction>
          ) : (
            <StopAction generator={generator} />
          )
        }
      />
    </>
  )
}
