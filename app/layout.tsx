import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EarlyPresses } from '@/components/layout/early-presses'
import { FontPreloads } from '@/components/layout/font-preloads'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { Providers } from '@/components/layout/providers'
import { storeOrigin } from '@/lib/http/store-origin'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  const origin = process.env['ACTUM_ORIGIN']
  const description = t('description')
  return {
    title: { default: t('default'), template: t('template', { page: '%s' }) },
    description,
    manifest: '/manifest.webmanifest',
    icons: { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' },
    // Without a configured origin, a link would point to this machine.
    ...(origin !== undefined && {
      metadataBase: new URL(origin),
      openGraph: {
        siteName: 'Actum',
        type: 'website',
        title: t('default'),
        description,
        images: [{ url: '/link.png', width: 1200, height: 630, alt: 'Actum' }],
      },
    }),
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  // The header is dark in both themes.
  themeColor: '#142621',
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar, given] = await Promise.all([getLocale(), cookies(), headers()])
  const nonce = given.get('x-nonce') ?? undefined
  const dark = jar.get('darkMode')?.value
  const theme = dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined
  // Read by components/tools/shared/form-with.ts.
  const uploads = storeOrigin(process.env) === null ? undefined : 'direct'
  return (
    <html lang={locale} data-theme={theme} data-uploads={uploads} suppressHydrationWarning>
      <body>
        <EarlyPresses nonce={nonce} />
        <FontPreloads locale={locale} />
        <LocalisedMessages>
          <Providers nonce={nonce}>{children}</Providers>
        </LocalisedMessages>
      </body>
    </html>
  )
}
