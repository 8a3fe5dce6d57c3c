import { Notice } from '@/components/ui/notice'
import { DownloadLink, type Downloadable } from './download-action'

/** The result of the run before, which stays while something is changed: `words`, then its name as a link. */
export function LastResult({ words, result }: { words: string; result: Downloadable }) {
  return (
    <Notice tone="done" className="mt-3">
      {words}{' '}
      <DownloadLink result={result} className="text-act underline underline-offset-4 wrap-anywhere">
        {result.name}
      </DownloadLink>
    </Notice>
  )
}
