import { ArrowRight, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Section } from '@/components/ui/section'

/** Section 2 before there are files: how a cell becomes words in a document. */
export function WorkedExample() {
  const t = useTranslations('generator.example')
  return (
    <Section number={2} title={t('title')}>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Step label={t('inData')}>
          <DataTable
            caption={t('inData')}
            rowHead=""
            columns={[
              { id: 'item', head: t('item'), letter: 'A' },
              { id: 'checked', head: t('checked'), letter: 'B' },
            ]}
          >
            <DataRow number={2}>
              <DataCell>{t('item1')}</DataCell>
              <DataCell>{t('date1')}</DataCell>
            </DataRow>
            <DataRow number={3}>
              <DataCell>{t('item2')}</DataCell>
              <DataCell>{t('date2')}</DataCell>
            </DataRow>
          </DataTable>
        </Step>
        <Sign icon={<Plus aria-hidden />} word={t('plus')} />
        <Step label={t('inTemplate')}>
          <Paper>
            {t('line1')}
            <b>{t('tag1')}</b>
            <br />
            {t('line2')}
            <b className="wrap-anywhere">{t('tag2')}</b>
          </Paper>
        </Step>
        <Sign icon={<ArrowRight aria-hidden className="max-sm:rotate-90" />} word={t('gives')} />
        <Step label={t('result')}>
          <Paper>
            {t('line1')}
            <span className="bg-paper-value px-0.5">{t('item1')}</span>
            <br />
            {t('line2')}
            <span className="bg-paper-value px-0.5">{t('value2')}</span>
          </Paper>
        </Step>
      </div>
    </Section>
  )
}

function Step({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <p className="mb-1 font-narrow text-label text-ink2">{label}</p>
      {children}
    </div>
  )
}

function Sign({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <p className="flex items-center justify-center text-line sm:pt-5">
      {icon}
      <span className="heard-only">{word}</span>
    </p>
  )
}

function Paper({ children }: { children: ReactNode }) {
  return (
    <p className="grow border border-line bg-paper px-4 py-3 font-serif text-base leading-6 text-paper-ink">
      {children}
    </p>
  )
}
