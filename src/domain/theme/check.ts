import type { SiteTheme } from './site-theme'
import { contrastOf, isHex } from './colour'
import { findFont, fonts } from './fonts'
import { defaultTheme } from './palette'

export type ThemeProblem = { readonly field: keyof SiteTheme; readonly message: string }

type ContrastPair = {
  readonly field: 'accent' | 'ink'
  readonly on: 'surface' | 'surface_alt'
  readonly minRatio: number
  readonly subject: string
}

const contrastPairs: readonly ContrastPair[] = [
  { field: 'ink', on: 'surface', minRatio: 4.5, subject: 'Text on the page' },
  { field: 'ink', on: 'surface_alt', minRatio: 4.5, subject: 'Text on panels' },
]

const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

const colourProblems = (theme: SiteTheme): readonly ThemeProblem[] =>
  (['accent', 'secondary', 'surface', 'surface_alt', 'ink'] as const).flatMap((field) => {
    const value = theme[field]
    if (value === undefined || isHex(value)) return []
    return [{ field, message: 'Enter a colour as # and six digits, such as #1F4E8C.' }]
  })

const contrastProblems = (theme: SiteTheme): readonly ThemeProblem[] => {
  const text = contrastPairs.flatMap(({ field, on, minRatio, subject }) => {
    const ratio = contrastOf(theme[field], theme[on])
    if (ratio >= minRatio) return []
    const message = `${subject} has a contrast of ${formatRatio(ratio)}. It needs at least ${minRatio}:1 to be readable. Choose a ${theme.dark ? 'lighter' : 'darker'} text colour.`
    return [{ field, message }]
  })
  const button = contrastOf(theme.accent, theme.surface)
  // The button's label and border are derived to be readable, so only its shape can be too faint.
  if (button >= 1.5) return text
  const message = `This colour is too close to the page’s background (${formatRatio(button)}), so buttons would be hard to see. Choose a stronger colour.`
  return [...text, { field: 'accent' as const, message }]
}

const fontProblems = (theme: SiteTheme): readonly ThemeProblem[] =>
  (['heading_font', 'text_font'] as const).flatMap((field) =>
    findFont(theme[field])
      ? []
      : [
          {
            field,
            message: `“${theme[field]}” isn’t available. Choose one of these fonts: ${Object.keys(fonts).join(', ')}.`,
          },
        ],
  )

/** Lists the problems of a theme, as staff read them (TEN-10, WCAG 2.2 AA 1.4.3, 1.4.11). */
export const listThemeProblems = (theme: SiteTheme): readonly ThemeProblem[] => {
  const colours = colourProblems(theme)
  const radius =
    theme.radius >= 0 && theme.radius <= 32
      ? []
      : [{ field: 'radius' as const, message: 'Enter a corner radius from 0 to 32 pixels.' }]
  return [...colours, ...(colours.length ? [] : contrastProblems(theme)), ...fontProblems(theme), ...radius]
}

/** Finds the problem of one field, with the default of every field that has no value yet. */
export const findThemeFieldProblem = (
  field: keyof SiteTheme,
  values: Readonly<Record<string, unknown>>,
): string | undefined => {
  const set = Object.fromEntries(Object.entries(values).filter(([, one]) => one !== null && one !== undefined))
  const theme: SiteTheme = { ...defaultTheme, ...(set as Partial<SiteTheme>) }
  return listThemeProblems(theme).find((problem) => problem.field === field)?.message
}
