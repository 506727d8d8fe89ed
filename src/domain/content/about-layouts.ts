/** The layouts of the section about a dealer (CNT-01), with what staff read about each in the panel. */
export const aboutLayouts = {
  split: 'Heading beside the text',
  statement: 'Large text in the middle',
} as const
