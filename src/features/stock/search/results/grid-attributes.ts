import type { StockLook } from '@/src/domain/theme/site-theme'

/** Returns the attributes of a list of cards on the search page, by which `search.css` arranges them. */
export const gridAttributes = ({ search_layout, search_columns }: StockLook) => ({
  className: 'search-grid',
  'data-layout': search_layout,
  'data-columns': search_columns,
})
