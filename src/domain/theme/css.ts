import type { SiteTheme } from './site-theme'
import { fontFace, fontFaces, fontFile, findFontOrDefault, fonts, fontStack, wordSpacing } from './fonts'
import { buildPalette, secondaryRoleOf } from './palette'

const cornerRadius = (theme: SiteTheme): number => (theme.radius >= 0 && theme.radius <= 32 ? theme.radius : 8)

/** The two font families of a theme, each once. */
const listFamilies = (theme: SiteTheme) => [
  ...new Set([findFontOrDefault(theme.heading_font), findFontOrDefault(theme.text_font)]),
]

/** Lists the font files to preload, at most two. */
export const listThemeFontFiles = (theme: SiteTheme): readonly string[] => listFamilies(theme).map(fontFile)

/** The colours of a theme as CSS variables. Without a price colour the background shows through. */
const buildColourVariables = (theme: SiteTheme): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(buildPalette(theme)).map(([name, value]) => [`--t-${name}`, value])),
  ...(secondaryRoleOf(theme) === 'price' ? {} : { '--t-price': 'transparent' }),
})

/** Builds the colours of a section with light text on the dealer's dark colour, as CSS variables for that section. */
export const buildInvertedVariables = (theme: SiteTheme): Readonly<Record<string, string>> => {
  const { chrome } = buildPalette(theme)
  return buildColourVariables({ ...theme, surface: chrome, surface_alt: chrome, ink: '#ffffff', dark: true })
}

/** Builds a theme's tokens as CSS variables, with the names in `globals.css`. */
export const buildThemeVariables = (theme: SiteTheme): Readonly<Record<string, string>> => {
  const heading = findFontOrDefault(theme.heading_font)
  const text = findFontOrDefault(theme.text_font)
  const radius = cornerRadius(theme)
  return {
    ...buildColourVariables(theme),
    '--t-radius': `${radius}px`,
    // Large corner radii look right only with fully rounded buttons.
    '--t-radius-button': radius >= 14 ? '999px' : `${radius}px`,
    '--t-font-heading': fontStack(heading),
    '--t-font-text': fontStack(text),
    '--t-word-spacing': wordSpacing(fonts[text]),
    '--t-heading-word-spacing': wordSpacing(fonts[heading], fonts[heading].heading.tracking),
    '--t-heading-weight': `${fonts[heading].heading.weight}`,
    '--t-heading-tracking': fonts[heading].heading.tracking,
    '--t-heading-transform': fonts[heading].heading.transform,
  }
}

/** Returns the `@font-face` rules of a theme's one or two font files. */
export const themeFontCss = (theme: SiteTheme): string => listFamilies(theme).map(fontFace).join('')

/**
 * Returns a theme's variables as the text of a style element (TEN-10). It contains only colours, numbers and names from
 * our own tables, so stored values cannot close the element. The fallback fonts are in `src/app/site/fonts.css`.
 */
export const themeCss = (theme: SiteTheme): string => {
  const variables = Object.entries(buildThemeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `:root{color-scheme:${theme.dark ? 'dark' : 'light'};${variables}}`
}

/** Returns a theme's variables and font files, for a page without images. */
export const themeCssWithFonts = (theme: SiteTheme): string => themeFontCss(theme) + themeCss(theme)

/** Returns a theme's variables, font files and fallback fonts, for a page without any other stylesheet. */
export const completeThemeCss = (theme: SiteTheme): string =>
  listFamilies(theme).map(fontFaces).join('') + themeCss(theme)
