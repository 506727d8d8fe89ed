import type { SiteTheme } from './site-theme'
import { fontFace, fontFaces, fontFile, findFontOrDefault, fonts, fontStack, wordSpacing } from './fonts'
import { adjustToContrast, mix } from './colour'
import { buildPalette, secondaryRoleOf } from './palette'
import { sectionHeadingVariables } from './section-headings'

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

/** The least contrast of a button's colour with a dark page. */
const MIN_NIGHT_ACCENT_CONTRAST = 2.2

/**
 * Returns the dark counterpart of a light theme, for devices that ask for it: near-black with a touch of the accent,
 * and an accent that stands out from it.
 */
export const toNightTheme = (theme: SiteTheme): SiteTheme => {
  const surface = mix('#101216', theme.accent, 0.05)
  return {
    ...theme,
    surface,
    surface_alt: mix(surface, '#ffffff', 0.05),
    ink: '#e9ebef',
    accent: adjustToContrast(theme.accent, '#ffffff', [surface], MIN_NIGHT_ACCENT_CONTRAST),
    dark: true,
  }
}

/** True if shoppers may see this theme dark although it is light. */
export const turnsDark = (theme: SiteTheme): boolean => theme.follows_device === true && !theme.dark

const formatVariables = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * A logo of dark letters is not seen on a dark page. A drawn one gets the opposite lightness and keeps its hue; any
 * other stands on white. A header that is dark in itself has a light logo already.
 */
const nightLogoCss = ({ header, logo_url }: SiteTheme): string => {
  if (logo_url === undefined || header === 'dark' || header === 'overlay') return ''
  const look = logo_url.endsWith('.svg') ? 'filter:invert(1) hue-rotate(180deg)' : 'background:#fff;padding:.25rem'
  return `.site-logo img{${look}}`
}

/** Paper stays light, so only screens turn dark. */
const nightCss = (theme: SiteTheme): string =>
  turnsDark(theme)
    ? `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${formatVariables(buildColourVariables(toNightTheme(theme)))}}${nightLogoCss(theme)}}`
    : ''

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
    '--t-word-spacing': wordSpacing(fonts[text], 'text'),
    '--t-heading-word-spacing': wordSpacing(fonts[heading], 'heading'),
    '--t-heading-weight': `${fonts[heading].heading.weight}`,
    '--t-heading-tracking': fonts[heading].heading.tracking,
    '--t-heading-transform': fonts[heading].heading.transform,
    ...sectionHeadingVariables[theme.section_headings],
  }
}

/** Returns the `@font-face` rules of a theme's one or two font files. */
export const themeFontCss = (theme: SiteTheme): string => listFamilies(theme).map(fontFace).join('')

/**
 * Returns a theme's variables as the text of a style element (TEN-10). It contains only colours, numbers and names from
 * our own tables, so stored values cannot close the element. The fallback fonts are in `src/app/site/fonts.css`.
 */
export const themeCss = (theme: SiteTheme): string => {
  const variables = formatVariables(buildThemeVariables(theme))
  return `:root{color-scheme:${theme.dark ? 'dark' : 'light'};${variables}}${nightCss(theme)}`
}

/** Returns a theme's variables and font files, for a page without images. */
export const themeCssWithFonts = (theme: SiteTheme): string => themeFontCss(theme) + themeCss(theme)

/** Returns a theme's variables, font files and fallback fonts, for a page without any other stylesheet. */
export const completeThemeCss = (theme: SiteTheme): string =>
  listFamilies(theme).map(fontFaces).join('') + themeCss(theme)
