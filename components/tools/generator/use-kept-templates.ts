'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/components/account/api-error'
import type { ChosenFile } from '../shared/chosen-file'
import { withoutTemplate, withTemplate } from './kept-list'
import type { KeptTemplate } from './kept-template'
import {
  changeTemplate,
  copyShared,
  fetchTemplates,
  keepTemplate,
  removeTemplate,
  renameTemplate,
  shareTemplate,
  type Kept,
} from './kept-templates-api'

export interface KeptTemplates {
  /** By name; empty until they are known. */
  readonly templates: readonly KeptTemplate[]
  /** @throws ApiError */
  keep(file: ChosenFile, kept: Kept): Promise<KeptTemplate>
  /** @throws ApiError */
  change(template: KeptTemplate, kept: Kept): Promise<KeptTemplate>
  /** @throws ApiError */
  rename(template: KeptTemplate, name: string): Promise<KeptTemplate>
  /** @throws ApiError LIMIT_SHARING */
  share(template: KeptTemplate, shared: boolean): Promise<KeptTemplate>
  /** Keeps a copy of what another person shares. @throws ApiError LIMIT_SHARING, NOT_FOUND */
  copy(shareId: string): Promise<KeptTemplate>
  /** @throws ApiError */
  remove(template: KeptTemplate): Promise<void>
}

/** The templates that the user saved; `onRemoved` gets the id of a deleted one. */
export function useKeptTemplates(onRemoved: (id: string) => void): KeptTemplates {
  const [templates, setTemplates] = useState<readonly KeptTemplate[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    fetchTemplates(signal).then(
      (found) => setTemplates(signal.aborted ? [] : found),
      (error: unknown) => {
        // A file can be chosen without them.
        if (!(error instanceof ApiError) && !signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [])
  const withOne = (template: KeptTemplate) => {
    setTemplates(withTemplate(template))
    return template
  }
  return {
    templates,
    keep: async (file, kept) => withOne(await keepTemplate(file, kept)),
    async change(template, kept) {
      // What the slot has may be older than what was changed from here since.
      const newest = templates.find(({ id }) => id === template.id) ?? template
      return withOne(await changeTemplate(newest, kept))
    },
    rename: async (template, name) => withOne(await renameTemplate(template, name)),
    share: async (template, shared) => withOne(await shareTemplate(template, shared)),
    copy: async (shareId) => withOne(await copyShared(shareId)),
    async remove(template) {
      await removeTemplate(template)
      setTemplates(withoutTemplate(template))
      onRemoved(template.id)
    },
  }
}
