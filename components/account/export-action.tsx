'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useWords } from '@/components/tools/shared/use-words'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useExport } from './use-export'

/** The button that downloads the archive of the user's data, with its progress. */
export function ExportAction({ quiet }: { quiet?: boolean }) {
  const t = useTranslations('account.export')
  const words = useWords()
  const { busy, problem, received, download } = useExport()
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size={quiet ? 'small' : 'normal'}
          icon={<Download aria-hidden />}
          busy={busy}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
        <span role="status" className="text-small text-ink2">
          {busy && t('received', { size: words.size(received) })}
        </span>
      </p>
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
    </div>
  )
}
