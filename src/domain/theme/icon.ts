import type { SiteTheme } from './site-theme'
import { buildPalette } from './palette'
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
