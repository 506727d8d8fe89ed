/** How a section of a page is set off from its neighbours (CNT-01), with what staff read about each in the panel. */
export const sectionStyles = {
  plain: 'On the background of the page',
  tinted: 'On a tint of your colours',
  inverted: 'Light text on your dark colour',
} as const
