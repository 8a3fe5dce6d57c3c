import { useTranslations } from 'next-intl'

/** A link that is seen only while it has the focus. */
export const SKIP_LINK =
  'fixed top-1.5 left-2 z-50 -translate-y-16 border border-line bg-sheet px-3 py-1.5 text-base text-act underline focus:translate-y-0'

/** The first stops of the keyboard: past the bar to the sheet, and to the title block where the screen has one. */
export function SkipLinks() {
  const t = useTranslations('header')
  return (
    <div data-screen-only>
      <a href="#main" className={SKIP_LINK}>
        {t('skipToSheet')}
      </a>
      {/* A screen with a title block gives it this id; on the others the link is not there. */}
      <a href="#release" className={`${SKIP_LINK} hidden in-[:root:has(#release)]:block`}>
        {t('skipToRelease')}
      </a>
    </div>
  )
}
