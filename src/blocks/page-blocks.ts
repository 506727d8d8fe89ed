/** Blocks that the home page cannot have: the script of a view is loaded by every page that may have its block. */
export const pageBlocks = ['finance-calculator'] as const

export type PageBlockSlug = (typeof pageBlocks)[number]
