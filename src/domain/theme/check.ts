import type { SiteTheme } from './site-theme'
import { contrastOf, isHex, luminanceOf } from './colour'
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
  { field: 'ink', on: 'surface', minRatio: 4.5, subject: 'Text on the page background' },
  { field: 'ink', on: 'surface_alt', minRatio: 4.5, subject: 'Text on the section background' },
]

/** The least contrast of a button's shape with the page; its label and border are derived to be readable. */
const MIN_BUTTON_CONTRAST = 1.5

const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** How far two colours are apart, which staff need not know as a ratio: identical ones have a contrast of 1. */
const formatContrast = (ratio: number, minRatio: number): string =>
  `${formatRatio(ratio)} where at least ${String(minRatio)} is needed`

const colourProblems = (theme: SiteTheme): readonly ThemeProblem[] =>
  (['accent', 'secondary', 'surface', 'surface_alt', 'ink'] as const).flatMap((field) => {
    const value = theme[field]
    if (value === undefined || isHex(value)) return []
    return [{ field, message: 'Enter a colour as # and six digits, such as #1F4E8C.' }]
  })

/** Without it, a dark design with the light colours of before would change nothing that staff see. */
const darkProblems = ({ dark, surface, ink }: SiteTheme): readonly ThemeProblem[] =>
  dark && luminanceOf(surface) > luminanceOf(ink)
    ? [
        {
          field: 'surface',
          message:
            'A dark design needs a page background that is darker than its text, such as #12161C with the text #FFFFFF. Choose both, or turn off the dark design.',
        },
      ]
    : []

const contrastProblems = (theme: SiteTheme): readonly ThemeProblem[] => {
  const text = contrastPairs.flatMap(({ field, on, minRatio, subject }) => {
    const ratio = contrastOf(theme[field], theme[on])
    if (ratio >= minRatio) return []
    const message = `${subject} has too little contrast to read: ${formatContrast(ratio, minRatio)}. Choose a ${theme.dark ? 'lighter' : 'darker'} text colour.`
    return [{ field, message }]
  })
  const button = contrastOf(theme.accent, theme.surface)
  if (button >= MIN_BUTTON_CONTRAST) return text
  const message = `The main colour is too close to the page background, so buttons would be hard to see. Their contrast is ${formatContrast(button, MIN_BUTTON_CONTRAST)}. Choose a stronger colour.`
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
  return [
    ...colours,
    ...(colours.length ? [] : [...darkProblems(theme), ...contrastProblems(theme)]),
    ...fontProblems(theme),
    ...radius,
  ]
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
