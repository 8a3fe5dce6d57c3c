import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FontPreloads } from '@/components/layout/font-preloads'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { Providers } from '@/components/layout/providers'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: { default: t('default'), template: t('template', { page: '%s' }) }, description: t('description') }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar, given] = await Promise.all([getLocale(), cookies(), headers()])
  const nonce = given.get('x-nonce') ?? undefined
  const dark = jar.get('darkMode')?.value
  const theme = dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined
  return (
    <html lang={locale} data-theme={theme} suppressHydrationWarning>
      <body>
        <FontPreloads locale={locale} />
        <LocalisedMessages>
          <Providers nonce={nonce}>{children}</Providers>
        </LocalisedMessages>
      </body>
    </html>
  )
}
