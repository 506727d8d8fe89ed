import { Fragment, type ReactNode } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import type { BlockData, BlockSlug } from '@/src/server/content/block-data'
import { loadLinkCheck } from '@/src/server/content/link-check'
import { markPageIncomplete } from '@/src/server/content/pages'
import { log } from '@/src/platform/log'
import type { BlockContext } from './view'
import { blockViews } from './views'

/** Returns a function that makes ids unique within a page: a repeated one gets a number. */
const createIds = (): BlockContext['id'] => {
  const uses = new Map<string, number>()
  return (name) => {
    const count = (uses.get(name) ?? 0) + 1
    uses.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}

/** A block that fails is left out, and the page is rendered again a moment later. */
const renderBlock = async <Slug extends BlockSlug>(
  data: BlockData<Slug>,
  context: BlockContext,
): Promise<ReactNode> => {
  try {
    return (await blockViews[data.blockType](data, context)) ?? null
  } catch (error) {
    log.error({ err: error }, `A block “${data.blockType}” could not be rendered.`)
    markPageIncomplete()
    return null
  }
}

const anchorOf = ({ anchor = '' }: BlockData): string => (/^[a-z][a-z0-9-]*$/.test(anchor) ? anchor : '')

/**
 * Renders the blocks of a page in order (CNT-01). Their data is read here, before React renders them: a block that
 * fails, or whose data is missing, is left out without affecting the others.
 */
export const renderBlocks = async (blocks: readonly BlockData[], site: Site): Promise<ReactNode> => {
  const [id, now, leadsToPage] = [createIds(), new Date(), await loadLinkCheck(site.id)]
  const rendered = await Promise.all(
    blocks.map((data, index) => renderBlock(data, { site, now, isFirst: index === 0, id, leadsToPage })),
  )
  return blocks.map((data, index) => {
    const [anchor, block] = [anchorOf(data), rendered[index]]
    if (anchor === '' || block === null) return <Fragment key={index}>{block}</Fragment>
    return (
      <div key={index} id={anchor} className="scroll-mt-28">
        {block}
      </div>
    )
  })
}

/** Returns whether the first block provides the page's main heading. */
export const startsWithHero = (blocks: readonly BlockData[]): boolean => blocks[0]?.blockType === 'hero'
