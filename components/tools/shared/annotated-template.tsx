'use client'

import { useLocale } from 'next-intl'
import samples from '@/samples/index.json' with { type: 'json' }
import { sampleUrl } from './sample-url'

/** The way to the template in which comments explain the tags, in the page's language. */
export function AnnotatedTemplate({ words }: { words: string }) {
  const locale = useLocale()
  const sample = samples.find((each) => each.locale === locale)
  if (sample === undefined) return null
  return (
    <a
      href={sampleUrl(sample.annotated)}
      download
      className="target inline-block py-1 text-act underline decoration-line underline-offset-4 hover:text-act2"
    >
      {words}
    </a>
  )
}
