'use client'

import { useTranslations } from 'next-intl'
import { FormGrid } from '@/components/ui/form-cell'
import { SelectField } from '@/components/ui/select'
import { isOpen } from './choices'
import { Confirm, Printed, type MappingProps } from './mapping-table'
import { TagText } from './tag-text'
import { useColumnSelect } from './use-column-select'

/** The tags on a small screen: those that need a decision, or all of them. */
export function MappingCells({ answer, generator, shown, all, onConfirmed }: MappingProps & { readonly all: boolean }) {
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
          <div className="-mt-px -ml-px flex items-center gap-2 border-l border-rule pl-3 text-small text-ink2">
            <p className="min-w-0 grow py-1.5">
              <Printed match={match} standing={standing} shown={shown} />
            </p>
            {standing === 'supposed' && (
              <span className="w-29 shrink-0">
                <Confirm match={match} generator={generator} shown={shown} onConfirmed={onConfirmed} />
              </span>
            )}
          </div>
        </div>
      ))}
    </FormGrid>
  )
}
