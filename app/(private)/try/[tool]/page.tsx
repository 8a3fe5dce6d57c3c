import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { PrivateTool } from '@/components/private/private-tool'
import { currentUser } from '@/lib/accounts/page-user'
import { PLAN_LIMITS } from '@/lib/billing/plans'

const TOOLS = { generator: 'generate', parser: 'tables', dose: 'doses' } as const

const TITLES = { generate: 'home', tables: 'parser', doses: 'dose' } as const

interface Props {
  readonly params: Promise<{ tool: string }>
}

function toolOf(name: string) {
  return Object.hasOwn(TOOLS, name) ? TOOLS[name as keyof typeof TOOLS] : notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t(TITLES[toolOf((await params).tool)]) }
}

/**
 * A tool in private mode, for anyone. The page is cached for offline use, so it contains nothing about the user except
 * the plan's limits.
 */
export default async function Page({ params }: Props) {
  const tool = toolOf((await params).tool)
  const user = await currentUser()
  const { uploadBytes, inflatedBytes, rowsPerGeneration } = PLAN_LIMITS[user?.subscription.plan ?? 'free']
  const limits = { uploadBytes, inflatedBytes, rows: rowsPerGeneration, isSignedIn: user !== null }
  return (
    <LocalisedMessages namespaces={['private', 'account', 'tools', 'generator', 'parser', 'dose', 'doseRules', 'tour']}>
      <PrivateTool tool={tool} limits={limits} />
    </LocalisedMessages>
  )
}
