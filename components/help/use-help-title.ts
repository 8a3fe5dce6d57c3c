import { useTranslations } from 'next-intl'
import type { HelpPage } from '@/lib/help/pages'

/** What a page of the help is called. */
export function useHelpTitle(): (page: Pick<HelpPage, 'topic'>) => string {
  const t = useTranslations('help')
  return ({ topic }) => {
    switch (topic.kind) {
      case 'tag':
        return t(`tags.groups.${topic.group}`)
      case 'format':
        return t('formats.titleOf', { name: topic.name })
      case 'dose':
        return topic.topic === 'posology' ? t('doses.prescriptions') : t(`doses.${topic.topic}`)
      case 'try':
        return t('tryTitle')
      default:
        return t(`${topic.kind}.title`)
    }
  }
}
