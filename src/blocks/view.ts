import type { ReactNode } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import type { BlockData } from './data'

/** What a block knows of the page it stands on. */
export type BlockContext = {
  readonly site: Site
  readonly now: Date
  /** Whether it opens the page. */
  readonly first: boolean
  /** An id that no other block of the page has, by a name for it. */
  readonly id: (name: string) => string
}

/**
 * Draws a block from what is stored, after reading what it shows; null where there is nothing to show. It expects
 * anything: what is stored is JSON, and what it names may be gone.
 */
export type BlockView = (data: BlockData, context: BlockContext) => ReactNode | Promise<ReactNode>
