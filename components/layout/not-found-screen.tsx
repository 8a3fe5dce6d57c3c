import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/link'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import { NAVIGATION_ITEMS } from './navigation-items'

/** The screens that are reached from others, and not from the navigation. */
const BESIDE = ['history', 'help'] as const

/** Says that the address leads nowhere, and shows those that lead somewhere. */
export function NotFoundScreen() {
  const t = useTranslations('notFound')
  const tNav = useTranslations('nav')
  const tTitles = useTranslations('titles')
  const screens = [
    ...NAVIGATION_ITEMS.map(({ key, path }) => ({ name: tNav(key), path })),
    ...BESIDE.map((key) => ({ name: tTitles(key), path: `/${key}` })),
  ]
  return (
    <Sheet narrow>
      <SheetHead title={t('title')} lead={t('lead')} />
      <SheetBody>
        <div className="px-4 pt-4 pb-5 sm:pr-6 sm:pl-18">
          <p className="mb-3 text-section font-semibold">{t('caption')}</p>
          <DataTable
            caption={t('caption')}
            columns={[
              { id: 'screen', head: t('screen'), letter: '1' },
              { id: 'address', head: t('address'), letter: '2' },
            ]}
          >
            {screens.map(({ name, path }) => (
              <DataRow key={path}>
                <DataCell wrap>
                  <TextLink alone href={path}>
                    {name}
                  </TextLink>
                </DataCell>
                <DataCell quiet>{path}</DataCell>
              </DataRow>
            ))}
          </DataTable>
        </div>
      </SheetBody>
    </Sheet>
  )
}
