import { renderedBodyOf } from '@/src/domain/images/studio-image'
import { renderedImageUrl, findNearestPaint } from '@/src/domain/images/rendered-images'
import type { HeroLayout } from '@/src/domain/content/hero-layouts'
import type { SiteTheme } from '@/src/domain/theme/site-theme'

const layoutsByHeader: Readonly<Record<SiteTheme['header'], HeroLayout>> = {
  'two-rows': 'split',
  'one-row': 'split',
  compact: 'split',
  rounded: 'split',
  transparent: 'cover',
  overlay: 'cover',
  dark: 'cover',
  centred: 'centred',
  minimal: 'centred',
}

/** Returns the layout of a hero for which staff chose none; it follows from the header above it (TEN-10). */
export const defaultHeroLayout = (theme: Pick<SiteTheme, 'header'>): HeroLayout => layoutsByHeader[theme.header]

/** True if text on the image is light on dark: for dark themes and dark headers. */
export const heroIsDark = (theme: Pick<SiteTheme, 'header' | 'dark'>): boolean => theme.dark || theme.header === 'dark'

/** Image for a dealer without one: the body type with most stock, in the paint nearest to the accent. */
export const heroPlaceholderUrl = (theme: Pick<SiteTheme, 'accent'>, body: string | undefined): string =>
  renderedImageUrl(renderedBodyOf({ body: body ?? 'SUV' }), findNearestPaint(theme.accent), '030')
