import type { SiteTheme } from '@/src/domain/tenancy/site'
import { fontFace, fontFaces, fontFile, fontNamed, fonts, fontStack } from './fonts'
import { palette, secondaryRole } from './palette'

const radius = (theme: SiteTheme): number => (theme.radius >= 0 && theme.radius <= 32 ? theme.radius : 8)

/** The two families of a theme, each once. */
const families = (theme: SiteTheme) => [...new Set([fontNamed(theme.heading_font), fontNamed(theme.text_font)])]

/** Files to preload, at most two. */
export const themeFontFiles = (theme: SiteTheme): readonly string[] => families(theme).map(fontFile)

/** A theme's tokens as CSS variables; the names are those of `globals.css`. */
export const themeVariables = (theme: SiteTheme): Readonly<Record<string, string>> => {
  const heading = fontNamed(theme.heading_font)
  const colours = Object.entries(palette(theme)).map(([name, value]) => [`--t-${name}`, value] as const)
  // Without a colour of its own a price stands on whatever is under it.
  const price = secondaryRole(theme) === 'price' ? {} : { '--t-price': 'transparent' }
  const corner = radius(theme)
  return {
    ...Object.fromEntries(colours),
    ...price,
    '--t-radius': `${corner}px`,
    // Generous corners read as friendly only when buttons follow them all the way.
    '--t-radius-button': corner >= 14 ? '999px' : `${corner}px`,
    '--t-font-heading': fontStack(heading),
    '--t-font-text': fontStack(fontNamed(theme.text_font)),
    '--t-heading-weight': `${fonts[heading].heading.weight}`,
    '--t-heading-tracking': fonts[heading].heading.tracking,
    '--t-heading-transform': fonts[heading].heading.transform,
  }
}

/** The letters of a theme as CSS: its one or two files. */
export const themeLetters = (theme: SiteTheme): string => families(theme).map(fontFace).join('')

/**
 * A theme's variables as the text of one style element (TEN-10). Only colours, numbers and names from our own tables get
 * in, so nothing stored can close the element. What stands in for fonts is every theme's: `src/app/site/fonts.css`.
 */
export const themeCss = (theme: SiteTheme): string => {
  const variables = Object.entries(themeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `:root{color-scheme:${theme.dark ? 'dark' : 'light'};${variables}}`
}

/** The same with its letters, for a page that waits for no picture. */
export const letteredThemeCss = (theme: SiteTheme): string => themeLetters(theme) + themeCss(theme)

/** The same with its fonts, for a page that brings nothing else. */
export const wholeThemeCss = (theme: SiteTheme): string => families(theme).map(fontFaces).join('') + themeCss(theme)
