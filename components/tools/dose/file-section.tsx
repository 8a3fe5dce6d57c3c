'use client'

import { FileSpreadsheet } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LIMIT_PROFILES, type LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { FileSlot } from '@/components/ui/file-slot'
import { FormGrid } from '@/components/ui/form-cell'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { AskPassword } from '../shared/pdf-password/ask-password'
import { doseKinds } from '../shared/file-kinds'
import { GoneSource } from '../shared/gone-source'
import { SampleLine } from '../shared/sample-line'
import { fetchDoseSample } from '../shared/samples'
import { usePageDrop } from '../shared/use-page-drop'
import { useFileSlot } from '../shared/use-file-slot'
import { BeforeSlot } from './before-slot'
import { LIMITS_ID } from './column-ids'
import { cellsOf, foundDoses, suggestedLimits } from './found'
import type { DoseLimits } from './limits'
import type { Reading } from './state'
import type { DoseExtractor } from './use-dose'
import { useProfileName } from './use-profile-name'
import { useProfiles } from './use-profiles'

const limitsParts = deferred(() => import('./limits-parts'))

const LANGUAGES = ['auto', 'ru', 'ro', 'en'] as const satisfies readonly Reading['language'][]
/** No profile can have this name. */
const NONE = '\u0000'

/** The first section: the file, what it is compared with, and how it is read. */
export function FileSection({ dose, limits, number }: { dose: DoseExtractor; limits: DoseLimits; number: number }) {
  const t = useTranslations('dose.file')
  const { state, dispatch } = dose
  const { reading, run } = state
  const nameOf = useProfileName()
  const named = reading.profile === null && reading.suggest ? suggestedLimits(state.inspected) : null
  const doses = foundDoses(state.inspected)
  const found = t('found', { count: doses === null ? 0 : (cellsOf(doses)?.doses ?? doses.doses.count) })
  const slot = useFileSlot(state, limits.uploadBytes, found)
  const profiles = useProfiles()
  const own = withUsed(profiles.own, reading.profile)
  const all = [...LIMIT_PROFILES, ...own]
  const untouched = slot.kind === 'empty'
  const parts = useDeferred(limitsParts, !untouched)
  const change = (changed: Partial<Reading>) => dispatch({ type: 'readingChanged', reading: changed })
  const accept = doseKinds(limits.olderDocuments)
  usePageDrop(accept, run.kind === 'running' ? null : dose.choose)
  const kinds = t('limits', { megabytes: limits.uploadBytes / MEBIBYTE, older: limits.olderDocuments ? 'yes' : 'no' })
  const file = (
    <FileSlot
      name="excel"
      label={t('label')}
      icon={<FileSpreadsheet />}
      description={t('description')}
      choose={t('choose')}
      replace={t('replace')}
      limits={kinds}
      accept={accept}
      state={slot}
      onFile={dose.choose}
      onCancel={dose.stopUpload}
    />
  )
  if (untouched) {
    return (
      <Section number={number} title={t('title')} note={t('note')}>
        {file}
        <GoneSource file={state.gone.data} />
        <SampleLine tool="dose" fetchSample={fetchDoseSample} onFile={dose.choose} />
      </Section>
    )
  }
  return (
    <Section number={number} title={t('title')}>
      <div inert={run.kind === 'running'}>
        <div className="grid gap-3 lg:grid-cols-2 lg:items-start">
          {file}
          <BeforeSlot dose={dose} limits={limits} accept={accept} kinds={kinds} />
          <FormGrid id={LIMITS_ID} className="sm:grid-cols-[2fr_1fr] lg:col-span-2">
            <SelectField<string>
              label={t('profile')}
              note={t(named === null ? 'profileNote' : 'suggestedNote')}
              {...(named !== null && { state: 'supposed' })}
              options={[
                { value: NONE, label: t('noProfile') },
                ...LIMIT_PROFILES.map(({ name }) => ({ value: name, label: nameOf(name) })),
                ...own.map(({ name }) => ({ value: name, label: name, note: t('own') })),
              ]}
              value={reading.profile?.name ?? named?.name ?? NONE}
              onChange={(value) => change({ profile: all.find(({ name }) => name === value) ?? null, suggest: false })}
            />
            <SelectField
              label={t('language')}
              options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
              value={reading.language}
              onChange={(language) => change({ language })}
            />
          </FormGrid>
        </div>
        <AskPassword state={state} onFile={dose.choose} />
        {/* There is room for the suggestion before it is known whether there is one. */}
        {reading.profile === null && reading.suggest && (
          <div className="mt-2 min-h-8">{parts !== null && <parts.LimitsLine dose={dose} />}</div>
        )}
        {parts !== null && reading.profile !== null && (
          <parts.ProfileNote
            key={reading.profile.name}
            profile={reading.profile}
            name={nameOf(reading.profile.name)}
            profiles={profiles}
            onChange={(profile) => change({ profile, suggest: false })}
          />
        )}
      </div>
    </Section>
  )
}

/** Limits that a run of the history compared with may not be kept any more. */
function withUsed(own: readonly LimitProfile[], used: LimitProfile | null): readonly LimitProfile[] {
  const isListed = used === null || [...LIMIT_PROFILES, ...own].some(({ name }) => name === used.name)
  return isListed ? own : [...own, used]
}
