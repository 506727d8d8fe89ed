import type { SiteTheme } from './site-theme'

type ChoiceField =
  | 'header'
  | 'footer'
  | 'footer_layout'
  | 'section_headings'
  | 'card'
  | 'search_layout'
  | 'search_columns'
  | 'search_filters'

/** The choices of a theme, with the label that staff read below each picture (TEN-10). */
export const themeChoices: {
  readonly [Name in ChoiceField]: Readonly<Record<SiteTheme[Name], string>>
} = {
  header: {
    'two-rows': 'Two rows, with search',
    'one-row': 'One row',
    transparent: 'See-through over the hero',
    compact: 'Low, with a large phone number',
    centred: 'Logo in the middle',
    dark: 'Dark bar',
    overlay: 'Dark over the hero',
    rounded: 'Rounded bar',
    minimal: 'Menu in the middle, no line',
  },
  footer_layout: {
    full: 'Full: locations and links in groups',
    compact: 'Compact: two lines',
    'place-led': 'Map and opening hours first',
  },
  section_headings: {
    beside: 'Left, with the link beside it',
    centred: 'In the middle, with the link below',
    lined: 'Below a line',
    large: 'Large, with the link below',
  },
  footer: { light: 'Light', dark: 'Dark', tinted: 'In your supporting colour' },
  card: {
    classic: 'Classic: facts and buttons',
    minimal: 'Minimal: photo, name and price',
    'spec-sheet': 'Spec sheet: four figures',
    'price-tag': 'Price tag: the price first',
  },
  search_layout: { grid: 'Grid', list: 'List' },
  search_columns: { '2': 'Two', '3': 'Three', '4': 'Four' },
  search_filters: { left: 'At the left', top: 'Above, as menus', sheet: 'Behind a button' },
}
