import type { SectionHeadings } from './section-headings'

export const headerStyles = [
  'two-rows',
  'one-row',
  'transparent',
  'compact',
  'centred',
  'dark',
  'overlay',
  'rounded',
  'minimal',
] as const
export const footerStyles = ['light', 'dark', 'tinted'] as const
/** Arrangements of the footer, one file each in `src/features/navigation/footers` (TEN-10). */
export const footerLayouts = ['full', 'compact', 'place-led'] as const
/** The arrangement of a theme that chose none. */
export const DEFAULT_FOOTER_LAYOUT = 'full'
/** Variants of the vehicle card, one folder each in `src/features/stock/card/variants` (CARD-01). */
export const cardStyles = ['classic', 'minimal', 'spec-sheet', 'price-tag'] as const
/** Layouts of the search page: its results, how many of them are in a row at most, and where its filters are (SRCH-01). */
export const searchLayouts = ['grid', 'list'] as const
export const searchColumns = ['2', '3', '4'] as const
export const filterPlaces = ['left', 'top', 'sheet'] as const

export type CardStyle = (typeof cardStyles)[number]

/** Hex colours; derived ones (hover, on-accent, borders) are computed in `src/domain/theme` (TEN-10). */
export type SiteTheme = {
  readonly accent: string
  readonly secondary?: string
  readonly surface: string
  readonly surface_alt: string
  readonly ink: string
  readonly dark: boolean
  /** True if a light theme turns dark on devices that ask for it. */
  readonly follows_device?: boolean
  readonly heading_font: string
  readonly text_font: string
  readonly radius: number
  readonly header: (typeof headerStyles)[number]
  readonly footer: (typeof footerStyles)[number]
  readonly footer_layout: (typeof footerLayouts)[number]
  readonly section_headings: SectionHeadings
  readonly card: CardStyle
  readonly search_layout: (typeof searchLayouts)[number]
  /** Of a grid on wide screens. */
  readonly search_columns: (typeof searchColumns)[number]
  /** On wide screens; on phones the filters are always in a sheet. */
  readonly search_filters: (typeof filterPlaces)[number]
  readonly logo_url?: string
  /** The symbol in tabs and bookmarks; without one it is the first letter of the dealer's name. */
  readonly icon_url?: string
}

/** The part of a theme that arranges vehicles. */
export type StockLook = Pick<SiteTheme, 'card' | 'search_layout' | 'search_columns' | 'search_filters'>

/** The arrangement of a theme that chose none. */
export const defaultStockLook: StockLook = {
  card: 'classic',
  search_layout: 'grid',
  search_columns: '3',
  search_filters: 'left',
}

export const toStockLook = ({ card, search_layout, search_columns, search_filters }: StockLook): StockLook => ({
  card,
  search_layout,
  search_columns,
  search_filters,
})
