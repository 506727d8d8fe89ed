import type { Viewport } from 'next'
import { defaultTheme } from '@/src/domain/theme/palette'
import { toNightTheme, turnsDark } from '@/src/domain/theme/css'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { siteById } from '@/src/server/site/site'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

const themeColours = (theme: SiteTheme): Viewport['themeColor'] =>
  turnsDark(theme)
    ? [
        { media: '(prefers-color-scheme: light)', color: theme.surface },
        { media: '(prefers-color-scheme: dark)', color: toNightTheme(theme).surface },
      ]
    : theme.surface

/** Viewport of every page of a dealer's site, previews included; browsers colour their own bars with its theme. */
export const generateViewport = async ({ params }: Props): Promise<Viewport> => {
  const site = await siteById((await params).tenant)
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: themeColours(site?.theme ?? defaultTheme),
  }
}
