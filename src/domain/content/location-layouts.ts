/** The layouts of a section of locations (LOC-01), with what staff read about each in the panel. */
export const locationLayouts = {
  cards: 'Cards, with opening hours and buttons',
  lines: 'Lines, with name, address, open now and phone',
} as const
