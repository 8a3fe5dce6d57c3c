'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Dock } from '@/components/ui/dock'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { Sheet, SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { HeadActions } from '../shared/head-actions'
import { noteLoadedScreen } from '../shared/loaded-screens'
import { usePrivateMode } from '../shared/private-mode'
import { fetchDocumentSample } from '../shared/samples'
import { singlePrivately } from '../shared/single-privately'
import { useKeptPlace } from '../shared/use-kept-place'
import { ToMainAction } from '../shared/to-main-action'
import { UndoKeys } from '../shared/undo-keys'
import { useWantsDesk } from '../shared/desk/use-wants-desk'
import { DeskLinePlace } from '../shared/desk/desk-line-place'
import { DocumentSection } from './document-section'
import type { ParserLimits } from './limits'
import { MainAction } from './main-action'
import { readinessOf } from './readiness'
import { useFigures } from './result-block'
import { ResultSection } from './result-section'
import { TablesSection } from './tables-section'
import { INITIAL_STATE, type ParserState } from './state'
import { useParser } from './use-parser'
import { WorkbookSection } from './workbook-section'
import { foundTables } from './found'

const deskPart = deferred(() => import('./parser-desk'))

const ACTION_ID = 'release-action'

/** The screen's single polite live region: what was found, that it is being written, and the outcome. */
function Announcement({ state, inspecting }: { state: ParserState; inspecting: boolean }) {
  const t = useTranslations('parser')
  const { run, inspected } = state
  let words = ''
  if (run.kind === 'running') words = t('heard.running')
  else if (run.kind === 'done') words = t('result.done', { count: run.count })
  else if (inspected !== null && !inspecting) words = t('heard.read', { tables: foundTables(inspected).length })
  return (
    <p role="status" className="heard-only">
      {words}
    </p>
  )
}

/** The table parser: one sheet whose four sections stay in place from the empty form to the result. */
export function ParserScreen({ limits, given }: { limits: ParserLimits; given: GivenDesk<'tables'> }) {
  const t = useTranslations('parser')
  const parser = useParser(limits, given)
  const isPrivate = usePrivateMode() !== null
  const desk = useDeferred(deskPart, useWantsDesk(given, parser.state === INITIAL_STATE) && !isPrivate)
  const { state, inspecting } = parser
  const { slot, run } = state
  const untouched = slot.kind === 'empty'
  const running = run.kind === 'running'
  const readiness = readinessOf(state, inspecting)
  const [tables, , look] = useFigures(parser, readiness.kind === 'ready')
  useKeptPlace(run.kind, untouched)
  const locale = useLocale()
  const privately = singlePrivately('document', slot, parser.choose, () => fetchDocumentSample(locale))
  const lead =
    run.kind === 'done' && slot.kind !== 'empty' ? t('leadDone', { count: run.count, name: slot.file.name }) : t('lead')
  return (
    <Sheet className="flex flex-col">
      {/* Below the head, which is drawn first. */}
      {desk === null ? <DeskLinePlace given={parser.opened} /> : <desk.ParserDesk parser={parser} />}
      <SheetHead
        title={t('title')}
        lead={lead}
        leadChanges
        actionsFold
        actions={
          <HeadActions help="tables" tool={parser} untouched={untouched} running={running} privately={privately} />
        }
      />
      <SheetBody
        filling={!untouched}
        side={
          <SideColumn label={t('side')}>
            <WorkbookSection parser={parser} />
            <ResultSection parser={parser} limits={limits} readiness={readiness} actionId={ACTION_ID} />
          </SideColumn>
        }
      >
        <DocumentSection parser={parser} limits={limits} />
        {!untouched && <ToMainAction id={ACTION_ID} />}
        <TablesSection parser={parser} />
      </SheetBody>
      <Dock watch={ACTION_ID} figures={[tables, look]} action={<MainAction parser={parser} readiness={readiness} />} />
      <UndoKeys state={state} dispatch={parser.dispatch} />
      <Announcement state={state} inspecting={inspecting} />
    </Sheet>
  )
}

noteLoadedScreen('tables', ParserScreen)
