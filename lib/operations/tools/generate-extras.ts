import { printedProfile } from '@/lib/accounts/profile/profile'
import { picturesOf } from '@/lib/accounts/profile/profile-pictures'
import type { StoredFile, User } from '@/lib/db/generated/client'
import type { NumberedTemplate } from '@/lib/templates/act-counter'
import { reserveActNumbers } from '@/lib/templates/act-numbers'
import type { GenerateJobOptions } from '../process/protocol'
import { rerunOptions } from '../rerun'
import type { GenerateSettings } from './generate-settings'
import type { RunExtras, ToolRun } from './tool-definition'

/** A user's profile for their documents: texts as options, pictures as files. */
export async function profileExtras(user: User): Promise<{
  readonly files: RunExtras['files']
  readonly options: Pick<GenerateJobOptions, 'profile'>
}> {
  const [fields, pictures] = await Promise.all([printedProfile(user), picturesOf(user.id)])
  return {
    files: Object.fromEntries(
      pictures.map(({ kind, storageKey, type }) => [kind, { storageKey, givenName: `${kind}.${type}` }]),
    ),
    options: { profile: { fields: { ...fields } } },
  }
}

/** Whose numbers the acts of a run have. */
export function numberedTemplate(user: User, templateId: string | undefined, file: StoredFile): NumberedTemplate {
  return { userId: user.id, templateId: templateId ?? null, sha256: file.sha256 }
}

/**
 * What a generation needs beside its files and settings: the profile, what an earlier run made, and act numbers.
 *
 * @throws AppError what `rerunOptions` throws
 */
export async function generateExtras(run: ToolRun<'data' | 'template', GenerateSettings>): Promise<RunExtras> {
  const { operation, user, files, settings } = run
  const profile = await profileExtras(user)
  // `rows` of the settings goes as it is: it belongs to no earlier run.
  const rerun = settings.rerunOf === undefined ? {} : await rerunOptions(user.id, settings)
  const numbered = numberedTemplate(user, settings.templateId, files.template)
  return {
    files: profile.files,
    options: { ...profile.options, ...rerun },
    answer: ({ count }) => reserveActNumbers(operation, numbered, count),
  }
}
