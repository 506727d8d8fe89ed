import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { themeCssWithFonts } from '@/src/domain/theme/css'
import { inlineScripts } from '@/src/shared/inline-scripts'
import { siteById } from '@/src/server/site/site'
import { generateViewport } from '@/src/site/site-viewport'
import '../../site/globals.css'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export { generateViewport }

/** The document around a preview. Header and footer belong to the page, which is rendered again while staff type. */
const PreviewLayout = async ({ params, children }: { params: Promise<{ tenant: string }>; children: ReactNode }) => {
  const site = await siteById((await params).tenant)
  if (!site) notFound()
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        {!site.switches.display.hide_finance_price && (
          <script dangerouslySetInnerHTML={{ __html: inlineScripts.priceDisplay }} />
        )}
        <style dangerouslySetInnerHTML={{ __html: themeCssWithFonts(site.theme) }} />
      </head>
      <body className="bg-surface font-text text-ink text-base">{children}</body>
    </html>
  )
}

export default PreviewLayout
