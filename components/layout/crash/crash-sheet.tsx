import { Button } from '@/components/ui/button'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import type { CrashWords } from './words'

const HOME = '/'

export interface CrashSheetProps {
  readonly words: CrashWords
  /** What the server's log knows the error by; an error of the browser has none. */
  readonly digest?: string
  readonly onAgain: () => void
}

/**
 * Says that a screen could not be shown, what is kept, and the ways on. It asks nothing of the page around it: no messages, no router
 * and, as our policy wants, no style or script of its own.
 */
export function CrashSheet({ words, digest, onAgain }: CrashSheetProps) {
  return (
    <Sheet narrow>
      <SheetHead title={words.title} lead={words.lead} />
      <SheetBody>
        <div role="alert" className="px-4 pt-4 pb-5 sm:pr-6 sm:pl-18">
          <p className="text-base">{words.kept}</p>
          {digest !== undefined && (
            <p className="mt-2 text-small text-ink2">
              {words.id} <span className="font-semibold text-ink select-all">{digest}</span>
            </p>
          )}
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="primary" onClick={onAgain}>
              {words.again}
            </Button>
            {/* A whole load: what has crashed may not be able to go anywhere on its own. */}
            <a href={HOME} className="target text-base text-act underline underline-offset-4 hover:text-act2">
              {words.home}
            </a>
          </p>
        </div>
      </SheetBody>
    </Sheet>
  )
}
