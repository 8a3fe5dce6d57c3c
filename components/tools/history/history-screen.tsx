'use client'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextButton, TextLink } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import type { HistoryEntry } from './history-api'
import { HistoryFilters } from './history-filters'
import { HistoryProblem } from './history-problem'
import { HistoryTable } from './history-table'
import { useHistory } from './use-history'

const TOOLS = [
  { key: 'generate', path: '/' },
  { key: 'tables', path: '/parser' },
  { key: 'doses', path: '/dose' },
] as const

/** Before the first run: what will be here, and where to begin. */
function EmptyHistory() {
  const t = useTranslations('history')
  return (
    <div className="grid max-w-170 gap-2 text-base">
      <p>{t('empty')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {TOOLS.map(({ key, path }) => (
          <li key={key}>
            <TextLink alone href={path}>
              {t(`tools.${key}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All runs of the user: the source files, the outcome, and the result until it expires. */
export function HistoryScreen() {
  const t = useTranslations('history')
  const history = useHistory()
  const [leaving, setLeaving] = useState<HistoryEntry | null>(null)
  const { page, busy, problem } = history
  const empty = page !== null && page.counts.all === 0
  return (
    <Sheet>
      <SheetHead
        title={t('title')}
        lead={t('lead')}
        actions={
          page !== null &&
          !empty && (
            <>
              <Button variant="quiet" disabled={busy} onClick={history.seeAll}>
                {t('seeAll')}
              </Button>
              <Button
                icon={<Trash2 aria-hidden />}
                disabled={busy}
                onClick={() => history.clear((count) => notify.done(t('cleared', { count })))}
              >
                {t('clear')}
              </Button>
            </>
          )
        }
      />
      <SheetBody>
        <div className="grid gap-3 px-4 pt-4 pb-5 sm:pr-6 sm:pl-18">
          {problem !== null && <HistoryProblem problem={problem} />}
          {page === null ? (
            problem === null && <p className="text-small text-ink2">{t('loading')}</p>
          ) : empty ? (
            <EmptyHistory />
          ) : (
            <>
              <HistoryFilters history={history} counts={page.counts} />
              <HistoryTable history={history} operations={page.operations} onRemove={setLeaving} />
              <p className="flex flex-wrap gap-x-4 text-small" role="status">
                {t('shown', { shown: page.operations.length, all: page.counts.found })}
                {history.more && <TextButton onClick={history.showMore}>{t('more')}</TextButton>}
              </p>
            </>
          )}
        </div>
      </SheetBody>
      <Dialog
        open={leaving !== null}
        title={t('removing.title')}
        confirm={t('removing.confirm')}
        safe={t('removing.safe')}
        onConfirm={() => {
          if (leaving !== null) history.remove(leaving.id)
          setLeaving(null)
        }}
        onSafe={() => setLeaving(null)}
      >
        {t('removing.text', { name: leaving?.name ?? leaving?.sources[0] ?? '' })}
      </Dialog>
    </Sheet>
  )
}
