'use client'

import { useTranslations } from 'next-intl'
import { FormGrid } from '@/components/ui/form-cell'
import { SelectField } from '@/components/ui/select'
import { isOpen } from './choices'
import { Printed, type MappingProps } from './mapping-table'
import { TagText } from './tag-text'
import { useColumnSelect } from './use-column-select'

/** The tags on a small screen: those that need a person, or all of them. */
export function MappingCells({ answer, generator, shown, all }: MappingProps & { readonly all: boolean }) {
  const t = useTranslations('generator.mapping')
  const columnSelect = useColumnSelect(answer, generator)
  const cells = answer.matches
    .map((match) => ({ match, select: columnSelect(match) }))
    .filter(({ select }) => all || isOpen(select.standing))
  if (cells.length === 0) return null
  return (
    <FormGrid>
      {cells.map(({ match, select: { standing, state, ...select } }) => (
        <div key={match.name} className="min-w-0">
          <SelectField
            label={
              <>
                <span className="heard-only">{t('columnFor', { tag: '' })} </span>
                <TagText tag={match.tag} />
              </>
            }
            state={state}
            {...select}
          />
          <p className="-mt-px -ml-px border-l border-rule px-3 py-1.5 text-small text-ink2">
            <Printed match={match} standing={standing} generator={generator} shown={shown} />
          </p>
        </div>
      ))}
    </FormGrid>
  )
}
