import { Button } from '@/components/ui/button'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import type { CrashWords } from './words'

const HOME = '/'

export interface CrashSheetProps {
  readonly words: CrashWords
  /** The error's ID in the server's log; an error in the browser has none. */
  readonly digest?: string
  readonly onAgain: () => void
}

/**
 * Says that a screen couldn't be shown, what is safe, and where to go. It depends on nothing around it: no messages, no
 * router and, because of our policy, no inline style or script.
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
            {/* A full page load, because the crashed code may not be able to navigate. */}
            <a href={HOME} className="target text-base text-act underline underline-offset-4 hover:text-act2">
              {words.home}
            </a>
          </p>
        </div>
      </SheetBody>
    </Sheet>
  )
}
