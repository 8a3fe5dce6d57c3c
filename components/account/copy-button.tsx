'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'

/** Copies a text, and says so in its own place. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('account.copy')
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      // Not every browser lets a page write there.
      console.warn('Nothing could be copied', error)
      notify.error(t('refused'))
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="target flex items-center gap-1.5 rounded-control px-1 text-small text-act hover:text-act2"
      >
        <Icon aria-hidden />
        {t(copied ? 'copied' : 'copy')}
      </button>
      <span role="status" className="heard-only">
        {copied && t('copied')}
      </span>
    </>
  )
}
