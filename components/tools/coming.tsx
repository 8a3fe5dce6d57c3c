import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'

type ComingSection = { title: string; note: string }

/** The blank form of the dose extractor, which is still to come. */
export function ComingDose() {
  const t = useTranslations('comingDose')
  const sections = (['1', '2', '3', '4', '5', '6'] as const).map((key) => ({
    title: t(`sections.${key}.title`),
    note: t(`sections.${key}.note`),
  }))
  return <ComingSheet title={t('title')} lead={t('lead')} sections={sections} />
}

/** What the tool will do, section by section, and what works meanwhile. */
function ComingSheet({ title, lead, sections }: { title: string; lead: string; sections: readonly ComingSection[] }) {
  const t = useTranslations('coming')
  return (
    <Sheet>
      <SheetHead title={title} lead={lead} />
      <SheetBody>
        <div className="border-b border-rule px-4 py-4 sm:pr-6 sm:pl-18">
          <Notice tone="note" fact={t('notReady')} action={<TextLink href="/">{t('toGenerator')}</TextLink>}>
            {t('nothingYet')} {t('meanwhile')}
          </Notice>
        </div>
        {sections.map((section, index) => (
          <Section key={section.title} number={index + 1} coming title={section.title} note={section.note} />
        ))}
      </SheetBody>
    </Sheet>
  )
}
