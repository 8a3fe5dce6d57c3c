import { useTranslations } from 'next-intl'

const LOOK =
  'fixed top-1.5 left-2 z-50 -translate-y-16 border border-line bg-sheet px-3 py-1.5 text-base text-act underline focus:translate-y-0'

/** The first stops of the keyboard: past the bar to the sheet, and to the title block where the screen has one. */
export function SkipLinks() {
  const t = useTranslations('header')
  return (
    <div data-screen-only>
      <a href="#main" className={LOOK}>
        {t('skipToSheet')}
      </a>
      {/* A screen with a title block gives it this id; on the others the link is not there. */}
      <a href="#release" className={`${LOOK} hidden in-[:root:has(#release)]:block`}>
        {t('skipToRelease')}
      </a>
    </div>
  )
}
