import type { ReactNode } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import type { BlockData } from './data'

/** A block's knowledge of the page it is on. */
export type BlockContext = {
  readonly site: Site
  readonly now: Date
  /** True if it is the first block of the page. */
  readonly isFirst: boolean
  /** Returns an id that is unique on the page, based on a name. */
  readonly id: (name: string) => string
}

/**
 * Renders a stored block, after reading its data; null if there is nothing to show. It must accept any stored value,
 * because the JSON is not validated and the documents it refers to may be deleted.
 */
export type BlockView = (data: BlockData, context: BlockContext) => ReactNode | Promise<ReactNode>
