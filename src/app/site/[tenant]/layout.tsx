import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { themeCss, listThemeFontFiles, themeFontCss } from '@/src/domain/theme/css'
import { listIconLinks } from '@/src/domain/theme/icon'
import type { Site } from '@/src/domain/tenancy/site'
import { FinanceLinks } from '@/src/features/enquiry/finance-links'
import { ChatBubble } from '@/src/features/chat/chat-bubble'
import { inlineScripts } from '@/src/shared/inline-scripts'
import { PrefetchVehicles } from '@/src/features/stock/card/prefetch-vehicles'
import { siteById } from '@/src/server/site/site'
import { withMenus } from '@/src/server/content/site-menus'
import { ServerOnlyHead, type HeadTag } from '@/src/ui/server-only-head'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { ThemeFonts, ServerOnlyHtml } from '@/src/ui/server-only-html'
import { generateViewport } from '@/src/site/site-viewport'
import { SiteFrame } from '@/src/site/site-frame'
import '../globals.css'

type Params = { params: Promise<{ tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

export { generateViewport }

export const generateMetadata = async ({ params }: Params): Promise<Metadata> => {
  const site = await siteById((await params).tenant)
  if (!site) return {}
  return {
    metadataBase: new URL(site.url),
    title: { default: site.name, template: `%s | ${site.name}` },
    openGraph: { siteName: site.name, locale: 'en_AU', type: 'website' },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

/** Props of the chat bubble; an external script is used only with its URL and its call. */
const chatProps = (site: Site) => {
  const { label, provider, script_url, open_call } = site.switches.chat
  const isExternal = provider === 'script' && script_url !== '' && open_call !== ''
  return { label, ...(isExternal && { script: [script_url, open_call] as const }) }
}

/**
 * Fonts are preloaded only on wide screens. On phones the first image needs the bandwidth, and fallback fonts with the
 * same metrics (src/domain/theme/fonts.ts) avoid a layout shift.
 */
const headTags = (site: Site): readonly HeadTag[] => [
  ...listIconLinks(site.theme, site.name).map((link): HeadTag => ['link', link]),
  ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
  ...listThemeFontFiles(site.theme).map((href): HeadTag => [
    'link',
    { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: '(width >= 64rem)' },
  ]),
]

/** The document of a dealer's site: its theme, header and footer. */
const SiteLayout = async ({ params, children }: Params & { children: ReactNode }) => {
  const found = await siteById((await params).tenant)
  if (!found) notFound()
  const site = await withMenus(found)
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        {!site.switches.display.hide_finance_price && (
          <script dangerouslySetInnerHTML={{ __html: inlineScripts.priceDisplay }} />
        )}
        <ServerOnlyHead name={registerServerHtml(JSON.stringify(headTags(site)))} />
        <ServerOnlyHtml as="style" name={registerServerHtml(themeCss(site.theme))} />
        <ThemeFonts name={registerServerHtml(themeFontCss(site.theme))} />
      </head>
      <body className="bg-surface font-text text-ink text-base">
        <SiteFrame site={site} beside={site.switches.chat.provider !== 'none' && <ChatBubble {...chatProps(site)} />}>
          {children}
        </SiteFrame>
        {site.switches.forms.finance_modal && <FinanceLinks path={site.switches.vehicle.finance_path} />}
        <PrefetchVehicles />
      </body>
    </html>
  )
}

export default SiteLayout
