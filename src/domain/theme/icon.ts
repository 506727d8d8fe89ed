import type { SiteTheme } from './site-theme'
import { buildPalette } from './palette'
import { imageUrl } from '@/src/domain/images'
import { escapeXml } from '@/src/domain/text/escape-markup'

/** Draws a site's icon as an SVG: the initial of its name on the accent colour (TEN-10). */
export const drawThemeIcon = (theme: SiteTheme, name: string): string => {
  const { accent, 'on-accent': letterColour } = buildPalette(theme)
  const initial = [...name.replace(/^The /, '').trim()][0]?.toUpperCase() ?? ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${letterColour}">` +
    `${escapeXml(initial)}</text></svg>`
  )
}

/** The same as a data URL, so that a page needs no request for it. */
export const buildThemeIcon = (theme: SiteTheme, name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawThemeIcon(theme, name))}`

/** Size of the icon for home screens in pixels. */
const HOME_SCREEN_SIZE = 240

/** Returns the address of the dealer's icon as a PNG; undefined if the image route cannot make one. */
export const findPngIcon = ({ icon_url }: SiteTheme): string | undefined =>
  icon_url?.startsWith('/images/media/') ? `${icon_url}?width=${HOME_SCREEN_SIZE}&crop=1x1&format=png` : undefined

export type IconLink = { readonly rel: 'icon' | 'apple-touch-icon'; readonly href: string }

/**
 * Lists the links to a site's icon: the dealer's own, or the initial of its name. Home screens read neither SVG nor
 * WebP, so they get a PNG, which the image route derives from a file of the dealer.
 */
export const listIconLinks = (theme: SiteTheme, name: string): readonly IconLink[] => {
  const { icon_url } = theme
  if (icon_url === undefined) return [{ rel: 'icon', href: buildThemeIcon(theme, name) }]
  const icon: IconLink = { rel: 'icon', href: imageUrl(icon_url, { width: 160, crop: '1x1' }) }
  const png = findPngIcon(theme)
  return png === undefined ? [icon] : [icon, { rel: 'apple-touch-icon', href: png }]
}

/** Length of a name that home screens show whole. */
const MAX_SHORT_NAME = 12

/** Returns the whole words of a name that home screens show, or its first word if that is longer. */
const shortenName = (name: string): string => {
  const main = name.replace(/^The /, '')
  const shown = new RegExp(`^.{1,${MAX_SHORT_NAME}}(?= |$)`).exec(main)?.[0] ?? /^\S*/.exec(main)?.[0]
  return shown?.replace(/[ ,&–-]+$/, '') || name
}

const listManifestIcons = (theme: SiteTheme, name: string) => {
  const png = findPngIcon(theme)
  return png === undefined
    ? [{ src: theme.icon_url ?? buildThemeIcon(theme, name), sizes: 'any' }]
    : [{ src: png, sizes: `${HOME_SCREEN_SIZE}x${HOME_SCREEN_SIZE}`, type: 'image/png' }]
}

/**
 * Builds the web manifest, from which phones take name, icon and colours when a shopper adds the site to the home
 * screen. The site opens in the browser, because it does not work without a network.
 */
export const buildManifest = (theme: SiteTheme, name: string) => ({
  name,
  short_name: shortenName(name),
  lang: 'en-AU',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: theme.surface,
  theme_color: theme.surface,
  icons: listManifestIcons(theme, name),
})
