import type { SiteTheme } from './site-theme'
import { buildPalette } from './palette'
import { imageUrl } from '@/src/domain/images'
import { escapeXml } from '@/src/domain/text/escape-markup'

/** Builds a site's icon as a data URL: the initial of its name on the accent colour (TEN-10). */
export const buildThemeIcon = (theme: SiteTheme, name: string): string => {
  const { accent, 'on-accent': letterColour } = buildPalette(theme)
  const initial = [...name.replace(/^The /, '').trim()][0]?.toUpperCase() ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${letterColour}">` +
    `${escapeXml(initial)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export type IconLink = { readonly rel: 'icon' | 'apple-touch-icon'; readonly href: string }

/**
 * Lists the links to a site's icon: the dealer's own, or the initial of its name. Home screens read neither SVG nor
 * WebP, so they get a PNG, which the image route derives from a file of the dealer.
 */
export const listIconLinks = (theme: SiteTheme, name: string): readonly IconLink[] => {
  const { icon_url } = theme
  if (icon_url === undefined) return [{ rel: 'icon', href: buildThemeIcon(theme, name) }]
  const icon: IconLink = { rel: 'icon', href: imageUrl(icon_url, { width: 160, crop: '1x1' }) }
  if (!icon_url.startsWith('/images/media/')) return [icon]
  return [icon, { rel: 'apple-touch-icon', href: `${icon_url}?width=240&crop=1x1&format=png` }]
}
