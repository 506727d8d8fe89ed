import 'server-only'
import { DEFAULT_FOOTER_LAYOUT, defaultStockLook, toStockLook, type SiteTheme } from '@/src/domain/theme/site-theme'
import { DEFAULT_SECTION_HEADINGS } from '@/src/domain/theme/section-headings'
import type { Theme } from '@/src/payload-types'
import { mediaUrl } from '@/src/server/content/menus'

const defaultTheme: SiteTheme = {
  accent: '#1f4fd8',
  surface: '#ffffff',
  surface_alt: '#f4f5f7',
  ink: '#16181d',
  dark: false,
  heading_font: 'Inter',
  text_font: 'Inter',
  radius: 8,
  header: 'one-row',
  footer: 'light',
  footer_layout: DEFAULT_FOOTER_LAYOUT,
  section_headings: DEFAULT_SECTION_HEADINGS,
  ...defaultStockLook,
}

/** Converts a stored theme, read with its logo (depth 1), to the form pages use. */
export const toSiteTheme = (theme: Theme | null): SiteTheme => {
  if (!theme) return defaultTheme
  const { accent, secondary, surface, surface_alt, ink, dark, heading_font, text_font, radius } = theme
  const { header, footer, footer_layout, section_headings } = theme
  const logo = mediaUrl(theme.logo) ?? theme.logo_url
  const icon = mediaUrl(theme.icon) ?? theme.icon_url
  return {
    accent,
    surface,
    surface_alt,
    ink,
    dark: dark === true,
    ...(theme.follows_device ? { follows_device: true } : {}),
    heading_font,
    text_font,
    radius,
    header,
    footer,
    footer_layout,
    section_headings,
    ...toStockLook(theme),
    ...(secondary ? { secondary } : {}),
    ...(logo ? { logo_url: logo } : {}),
    ...(icon ? { icon_url: icon } : {}),
  }
}
