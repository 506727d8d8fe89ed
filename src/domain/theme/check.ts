import type { SiteTheme } from '@/src/domain/tenancy/site'
import { contrast, isHex } from './colour'
import { findFont, fonts } from './fonts'

export type ThemeProblem = { readonly field: keyof SiteTheme; readonly message: string }

type Pair = {
  readonly field: 'accent' | 'ink'
  readonly on: 'surface' | 'surface_alt'
  readonly need: number
  readonly why: string
}

const pairs: readonly Pair[] = [
  { field: 'ink', on: 'surface', need: 4.5, why: 'Text on the page' },
  { field: 'ink', on: 'surface_alt', need: 4.5, why: 'Text on panels' },
]

const shown = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

const colourProblems = (theme: SiteTheme): readonly ThemeProblem[] =>
  (['accent', 'secondary', 'surface', 'surface_alt', 'ink'] as const).flatMap((field) => {
    const value = theme[field]
    if (value === undefined || isHex(value)) return []
    return [{ field, message: `“${value}” is not a colour. Write it as # and six digits, such as #1F4E8C.` }]
  })

const contrastProblems = (theme: SiteTheme): readonly ThemeProblem[] => {
  const text = pairs.flatMap(({ field, on, need, why }) => {
    const ratio = contrast(theme[field], theme[on])
    if (ratio >= need) return []
    const message = `${why} has a contrast of ${shown(ratio)}; people need ${need}:1 to read it. Choose a ${theme.dark ? 'lighter' : 'darker'} text colour.`
    return [{ field, message }]
  })
  const button = contrast(theme.accent, theme.surface)
  // The button's label and border are derived to be readable, so only its shape can be too faint.
  if (button >= 1.5) return text
  const message = `The accent can hardly be told from the page (${shown(button)}). Buttons would be lost; choose a stronger colour.`
  return [...text, { field: 'accent' as const, message }]
}

const fontProblems = (theme: SiteTheme): readonly ThemeProblem[] =>
  (['heading_font', 'text_font'] as const).flatMap((field) =>
    findFont(theme[field])
      ? []
      : [{ field, message: `“${theme[field]}” is not one of our fonts: ${Object.keys(fonts).join(', ')}.` }],
  )

/** Lists the problems of a theme, as staff read them (TEN-10, WCAG 2.2 AA 1.4.3, 1.4.11). */
export const themeProblems = (theme: SiteTheme): readonly ThemeProblem[] => {
  const colours = colourProblems(theme)
  const radius =
    theme.radius >= 0 && theme.radius <= 32
      ? []
      : [{ field: 'radius' as const, message: 'Corners are rounded by 0 to 32 pixels.' }]
  return [...colours, ...(colours.length ? [] : contrastProblems(theme)), ...fontProblems(theme), ...radius]
}
