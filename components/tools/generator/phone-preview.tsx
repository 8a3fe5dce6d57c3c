'use client'

import { Maximize2, Minimize2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PreviewPanel } from './preview-panel'
import type { Preview } from './use-preview'

/** The document on a small screen: its text in the width of the screen, and on demand the page as it is printed. */
export function PhonePreview({ preview }: { preview: Preview }) {
  const t = useTranslations('generator.phone')
  const [size, setSize] = useState<'text' | 'fit' | 'full'>('text')
  if (preview.answer === null && !preview.loading && preview.failure === null) return null
  const isText = size === 'text'
  return (
    <div className="border-b border-rule px-4 pt-4 pb-5">
      <PreviewPanel
        preview={preview}
        size={size}
        isSection
        below={
          <p className="mt-2 flex flex-wrap gap-2" data-screen-only>
            <Button
              className="grow"
              icon={isText ? <Maximize2 aria-hidden /> : <Minimize2 aria-hidden />}
              onClick={() => setSize(isText ? 'fit' : 'text')}
            >
              {t(isText ? 'wholePage' : 'textOnly')}
            </Button>
            {!isText && (
              <Button
                className="grow"
                aria-pressed={size === 'full'}
                onClick={() => setSize(size === 'full' ? 'fit' : 'full')}
              >
                {t('actualSize')}
              </Button>
            )}
          </p>
        }
      />
    </div>
  )
}
