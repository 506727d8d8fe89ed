import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { themeCss, themeFontFiles, themeLetters } from '@/src/domain/theme/css'
import { themeIcon } from '@/src/domain/theme/icon'
import type { Site } from '@/src/domain/tenancy/site'
import { FinanceLinks } from '@/src/features/enquiry/finance-links'
import { ChatBubble } from '@/src/features/chat/chat-bubble'
import { inlineScripts } from '@/src/ui/inline-scripts'
import { PrefetchCars } from '@/src/features/stock/prefetch-cars'
import { canSignIn } from '@/src/server/accounts'
import { siteById } from '@/src/server/site'
import { withMenus } from '@/src/server/site-menus'
import { HeadOnce, type HeadTag } from '@/src/ui/head-once'
import { keepOnce } from '@/src/ui/once-kept'
import { LettersOnce, WrittenOnce } from '@/src/ui/written-once'
import { SiteFrame } from './site-frame'
import '../globals.css'

type Params = { params: Promise<{ tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

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

export const generateViewport = async ({ params }: Params): Promise<Viewport> => {
  const site = await siteById((await params).tenant)
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: site?.theme.surface ?? '#ffffff' }
}

/** What the bubble opens; a script without its address or its call cannot be opened. */
const chatOf = (site: Site) => {
  const { label, provider, script_url, open_call } = site.switches.chat
  const foreign = provider === 'script' && script_url !== '' && open_call !== ''
  return { label, ...(foreign && { script: [script_url, open_call] as const }) }
}

/** Whether saved cars need no sign-in: favourites, or where nobody could be sent a code. */
const savesHere = (site: Site): boolean => site.switches.accounts.save_as === 'favourites' || !canSignIn

/**
 * The letters come early on wide screens alone. A phone's first picture needs the room: until they are there, stand-ins
 * of the same measure (src/domain/theme/fonts.ts) hold their place.
 */
const headTags = (site: Site): readonly HeadTag[] => [
  ['link', { rel: 'icon', href: themeIcon(site.theme, site.name) }],
  ...themeFontFiles(site.theme).map((href): HeadTag => [
    'link',
    { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: '(width >= 64rem)' },
  ]),
]

/** Everything around a page of one dealer: its theme, header and footer. */
const SiteLayout = async ({ params, children }: Params & { children: ReactNode }) => {
  const found = await siteById((await params).tenant)
  if (!found) notFound()
  const site = await withMenus(found)
  return (
    <html lang="en-AU" {...(savesHere(site) && { 'data-saves': 'here' })} suppressHydrationWarning>
      <head>
        {!site.switches.display.hide_finance_price && (
          <script dangerouslySetInnerHTML={{ __html: inlineScripts.priceDisplay }} />
        )}
        <HeadOnce name={keepOnce(JSON.stringify(headTags(site)))} />
        <WrittenOnce as="style" name={keepOnce(themeCss(site.theme))} />
        <LettersOnce name={keepOnce(themeLetters(site.theme))} />
      </head>
      <body className="bg-surface font-text text-ink text-base">
        <SiteFrame site={site} beside={site.switches.chat.provider !== 'none' && <ChatBubble {...chatOf(site)} />}>
          {children}
        </SiteFrame>
        {site.switches.forms.finance_modal && <FinanceLinks path={site.switches.vehicle.finance_path} />}
        <PrefetchCars />
      </body>
    </html>
  )
}

export default SiteLayout
