import type { ReactNode } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import type { BlockData, BlockSlug } from '@/src/server/content/block-data'

/** A block's knowledge of the page it is on. */
export type BlockContext = {
  readonly site: Site
  readonly now: Date
  /** True if it is the first block of the page. */
  readonly isFirst: boolean
  /** Reports whether a link leads to a page; blocks leave out those that lead nowhere (STF-06). */
  readonly leadsToPage: (href: string) => boolean
  /** Returns an id that is unique on the page, based on a name. */
  readonly id: (name: string) => string
}

/**
 * Renders a block, after reading its data; null if there is nothing to show. Any field may be absent, and links may be
 * unsafe (`safe-values.ts`): the block is stored as JSON, and the documents it refers to may be deleted.
 */
export type BlockView<Slug extends BlockSlug> = (
  data: BlockData<Slug>,
  context: BlockContext,
) => ReactNode | Promise<ReactNode>
