import type { HeroLayout } from '@/src/domain/content/hero-layouts'
import type { SiteTheme } from '@/src/domain/theme/site-theme'

/** A rectangle of a schematic of 96 × 60: its tone, left, top, width, height, and the radius of its corners. */
export type Shape = readonly [
  tone: 'photo' | 'panel' | 'line' | 'text' | 'accent' | 'dark' | 'light',
  x: number,
  y: number,
  width: number,
  height: number,
  radius?: number,
]

type Schematics<Value extends string> = Readonly<Record<Value, readonly Shape[]>>

const menu = (x: number, y: number, tone: Shape[0] = 'line'): readonly Shape[] =>
  [0, 12, 24].map((step) => [tone, x + step, y, 9, 2])

const heroBelow: readonly Shape[] = [
  ['photo', 0, 18, 96, 42],
  ['text', 8, 32, 34, 4],
  ['line', 8, 40, 26, 2],
]

/** The choice of none: the page's own layout, or a vehicle before a plain backdrop. */
export const emptyShapes: Readonly<Record<'layout' | 'image', readonly Shape[]>> = {
  layout: [['text', 6, 7, 18, 4], ...menu(56, 8), ...heroBelow],
  image: [
    ['panel', 0, 0, 96, 60],
    ['photo', 26, 24, 44, 16, 4],
  ],
}

const header: Schematics<SiteTheme['header']> = {
  'two-rows': [
    ['text', 6, 5, 18, 4],
    ['panel', 32, 4, 34, 6, 2],
    ['text', 78, 6, 12, 2],
    ['panel', 0, 14, 96, 8],
    ...menu(6, 17),
    ['photo', 0, 22, 96, 38],
  ],
  'one-row': [['text', 6, 7, 18, 4], ...menu(32, 8), ['text', 78, 8, 12, 2], ...heroBelow],
  transparent: [
    ['photo', 0, 0, 96, 60],
    ['text', 6, 7, 18, 4],
    ...menu(32, 8, 'text'),
    ['text', 78, 8, 12, 2],
    ['text', 8, 34, 34, 4],
  ],
  compact: [
    ['text', 6, 5, 18, 4],
    ...menu(32, 6),
    ['accent', 70, 4, 20, 5],
    ['accent', 0, 13, 96, 2],
    ['photo', 0, 15, 96, 45],
  ],
  centred: [['text', 36, 4, 24, 5], ...menu(31, 13), ['line', 84, 6, 6, 2], ['photo', 0, 20, 96, 40]],
  dark: [['dark', 0, 0, 96, 16], ['light', 6, 6, 18, 4], ...menu(32, 7, 'light'), ...heroBelow],
  overlay: [
    ['dark', 0, 0, 96, 60],
    ['light', 6, 7, 18, 4],
    ...menu(32, 8, 'light'),
    ['light', 8, 34, 34, 4],
    ['photo', 8, 42, 26, 2],
  ],
  rounded: [['panel', 5, 4, 86, 12, 6], ['text', 12, 8, 16, 4], ...menu(36, 9), ['photo', 0, 21, 96, 39]],
  minimal: [['text', 6, 7, 14, 4], ...menu(31, 8), ['photo', 6, 20, 84, 40, 3]],
}

const footerText = (tone: Shape[0]): readonly Shape[] => [
  [tone, 8, 33, 20, 4],
  [tone, 8, 41, 14, 2],
  [tone, 44, 33, 12, 2],
  [tone, 44, 39, 9, 2],
  [tone, 64, 33, 12, 2],
  [tone, 64, 39, 9, 2],
]

const footer: Schematics<SiteTheme['footer']> = {
  light: [['photo', 8, 4, 80, 18], ['panel', 0, 26, 96, 34], ...footerText('line')],
  dark: [['photo', 8, 4, 80, 18], ['dark', 0, 26, 96, 34], ...footerText('light')],
  tinted: [['photo', 8, 4, 80, 18], ['accent', 0, 26, 96, 34], ...footerText('light')],
}

const footerLayout: Schematics<SiteTheme['footer_layout']> = {
  full: [
    ['photo', 8, 4, 80, 14],
    ['panel', 0, 22, 96, 38],
    ['text', 8, 28, 22, 4],
    ['line', 8, 36, 18, 2],
    ['line', 8, 41, 16, 2],
    ...[42, 58, 74].flatMap((x): readonly Shape[] => [
      ['text', x, 28, 12, 2],
      ...[33, 38, 43].map((y): Shape => ['line', x, y, 10, 2]),
    ]),
    ['line', 8, 53, 50, 2],
  ],
  compact: [
    ['photo', 8, 4, 80, 32],
    ['panel', 0, 40, 96, 20],
    ['text', 8, 44, 22, 3],
    ['text', 74, 44, 14, 3],
    ...[8, 22, 36, 50, 64].map((x): Shape => ['line', x, 52, 11, 2]),
  ],
  'place-led': [
    ['panel', 0, 12, 96, 48],
    ['photo', 8, 17, 36, 24, 2],
    ['accent', 24, 26, 5, 5, 2.5],
    ['text', 50, 18, 26, 4],
    ['line', 50, 26, 20, 2],
    ['accent', 50, 31, 10, 2],
    ['line', 50, 37, 24, 2],
    ...[8, 30, 52, 74].map((x): Shape => ['line', x, 48, 14, 2]),
  ],
}

const headedCards = (y: number): readonly Shape[] => [8, 36, 64].map((x): Shape => ['panel', x, y, 24, 58 - y, 2])

const sectionHeadings: Schematics<SiteTheme['section_headings']> = {
  beside: [['text', 8, 10, 30, 5], ['accent', 72, 12, 16, 2], ...headedCards(24)],
  centred: [['text', 33, 8, 30, 5], ['accent', 40, 17, 16, 2], ...headedCards(26)],
  lined: [['text', 8, 8, 80, 1], ['text', 8, 13, 30, 5], ['accent', 72, 15, 16, 2], ...headedCards(26)],
  large: [['text', 8, 6, 56, 9], ['accent', 8, 20, 16, 2], ...headedCards(28)],
}

const card: Schematics<SiteTheme['card']> = {
  classic: [
    ['panel', 22, 2, 52, 56, 3],
    ['photo', 22, 2, 52, 22, 3],
    ['text', 27, 28, 28, 3],
    ['line', 27, 34, 10, 4, 2],
    ['line', 39, 34, 10, 4, 2],
    ['text', 27, 41, 18, 4],
    ['light', 27, 49, 20, 6, 1],
    ['light', 49, 49, 20, 6, 1],
  ],
  minimal: [
    ['photo', 14, 4, 68, 36, 3],
    ['text', 14, 44, 30, 3],
    ['line', 14, 50, 38, 2],
    ['text', 62, 44, 20, 4],
  ],
  'spec-sheet': [
    ['panel', 22, 2, 52, 56, 3],
    ['photo', 22, 2, 52, 18, 3],
    ['text', 27, 24, 28, 3],
    ['line', 27, 30, 42, 1],
    ['text', 27, 34, 12, 3],
    ['text', 50, 34, 12, 3],
    ['line', 27, 40, 42, 1],
    ['text', 27, 44, 12, 3],
    ['text', 50, 44, 12, 3],
    ['line', 48, 31, 1, 18],
    ['text', 27, 51, 20, 4],
  ],
  'price-tag': [
    ['panel', 22, 2, 52, 56, 3],
    ['photo', 22, 2, 52, 26, 3],
    ['accent', 22, 22, 38, 13],
    ['light', 27, 26, 24, 5],
    ['text', 27, 40, 28, 3],
    ['line', 27, 46, 38, 2],
    ['line', 27, 51, 30, 2],
  ],
}

const cell = (x: number, y: number, width: number, height = 22): readonly Shape[] => [
  ['photo', x, y, width, height * 0.6, 1],
  ['text', x, y + height * 0.68, width * 0.7, 2],
  ['line', x, y + height * 0.84, width * 0.5, 2],
]

const row = (y: number): readonly Shape[] => [
  ['photo', 8, y, 28, 15, 1],
  ['text', 40, y + 1, 26, 2],
  ['line', 40, y + 6, 20, 2],
  ['text', 74, y + 1, 14, 3],
]

const grid = (columns: readonly number[], width: number, top = 6): readonly Shape[] =>
  [top, top + 27].flatMap((y) => columns.flatMap((x) => cell(x, y, width)))

const searchLayout: Schematics<SiteTheme['search_layout']> = {
  grid: grid([8, 36, 64], 24),
  list: [4, 23, 42].flatMap(row),
}

const searchColumns: Schematics<SiteTheme['search_columns']> = {
  '2': grid([8, 50], 38),
  '3': grid([8, 36, 64], 24),
  '4': grid([6, 28, 50, 72], 18),
}

const searchFilters: Schematics<SiteTheme['search_filters']> = {
  left: [...[6, 13, 20, 32, 39, 46].map((y): Shape => ['line', 6, y, 18, 3]), ...grid([32, 63], 27)],
  top: [...[8, 26, 44, 62].map((x): Shape => ['line', x, 4, 15, 6, 3]), ...grid([8, 36, 64], 24, 15)],
  sheet: [
    ...grid([8, 36, 64], 24, 15),
    ['dark', 0, 0, 40, 60],
    ['light', 6, 6, 16, 3],
    ...[18, 26, 34, 42].map((y): Shape => ['line', 6, y, 26, 3]),
  ],
}

const searchBox: Shape = ['light', 8, 40, 30, 7, 2]

const hero: Schematics<HeroLayout> = {
  split: [
    ['text', 8, 18, 32, 5],
    ['line', 8, 28, 26, 2],
    ['panel', 8, 36, 30, 7, 2],
    ['photo', 48, 6, 42, 48, 3],
  ],
  cover: [['photo', 0, 0, 96, 60], ['text', 8, 22, 40, 5], ['text', 8, 32, 28, 2], searchBox],
  centred: [
    ['text', 26, 6, 44, 5],
    ['line', 32, 15, 32, 2],
    ['panel', 30, 21, 36, 6, 3],
    ['photo', 12, 32, 72, 28, 3],
  ],
  editorial: [
    ['text', 6, 8, 84, 16],
    ['photo', 24, 20, 60, 24, 8],
    ['line', 6, 48, 34, 2],
    ['panel', 6, 53, 26, 5, 2],
  ],
  'search-led': [
    ['text', 8, 8, 46, 5],
    ['panel', 8, 18, 80, 12, 3],
    ['accent', 70, 20, 16, 8, 2],
    ...[8, 29, 50, 71].map((x): Shape => ['photo', x, 37, 17, 17, 2]),
  ],
  'price-led': [
    ['text', 8, 8, 30, 5],
    ['photo', 52, 4, 40, 22, 2],
    ...[8, 36, 64].flatMap((x): readonly Shape[] => [
      ['accent', x, 32, 24, 22, 2],
      ['light', x + 4, 40, 15, 4],
    ]),
  ],
  'place-led': [
    ['photo', 0, 0, 96, 34],
    ...[8, 36, 64].flatMap((x): readonly Shape[] => [
      ['panel', x, 26, 24, 28, 2],
      ['text', x + 4, 32, 14, 3],
      ['line', x + 4, 39, 16, 2],
      ['accent', x + 4, 45, 10, 3],
    ]),
  ],
  'model-led': [
    ['photo', 6, 4, 84, 34, 3],
    ['text', 12, 10, 26, 4],
    ...[6, 35, 64].map((x): Shape => ['panel', x, 42, 26, 14, 2]),
  ],
}

/** The pictures of the choices of layouts, by field. */
export const schematics = {
  header,
  footer,
  footer_layout: footerLayout,
  section_headings: sectionHeadings,
  card,
  search_layout: searchLayout,
  search_columns: searchColumns,
  search_filters: searchFilters,
  hero,
} as const

export type SchematicName = keyof typeof schematics
