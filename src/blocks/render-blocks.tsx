import { Fragment, type ReactNode } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import { buildInvertedVariables } from '@/src/domain/theme/css'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { classNames } from '@/src/ui/class-names'
import type { BlockData, BlockSlug } from '@/src/server/content/block-data'
import { loadLinkCheck } from '@/src/server/content/link-check'
import { markPageIncomplete } from '@/src/server/content/pages'
import { log } from '@/src/platform/log'
import type { BlockContext } from './view'
import { type BlockViews, homeViews } from './views'

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
  views: Partial<BlockViews>,
): Promise<ReactNode> => {
  try {
    return (await views[data.blockType]?.(data, context)) ?? null
  } catch (error) {
    log.error({ err: error }, `A block “${data.blockType}” could not be rendered.`)
    markPageIncomplete()
    return null
  }
}

const anchorOf = ({ anchor = '' }: BlockData): string | undefined =>
  /^[a-z][a-z0-9-]*$/.test(anchor) ? anchor : undefined

/** The anchor and the style that staff chose for a section; a block without either needs no element around it. */
const SectionFrame = ({ data, theme, children }: { data: BlockData; theme: SiteTheme; children: ReactNode }) => {
  const anchor = anchorOf(data)
  const style = data.blockType === 'hero' ? undefined : data.style
  if (anchor === undefined && style === undefined) return children
  // An attribute without a value would be sent with the page's data all the same.
  const attributes = {
    ...(anchor !== undefined && { id: anchor }),
    ...(style === 'inverted' && { style: buildInvertedVariables(theme) }),
  }
  return (
    <div {...attributes} className={classNames(anchor && 'scroll-mt-28', style && `section-style section-${style}`)}>
      {children}
    </div>
  )
}

/**
 * Renders the blocks of a page in order (CNT-01). Their data is read here, before React renders them: a block that
 * fails, or whose data is missing, is left out without affecting the others.
 */
export const renderBlocks = async (
  blocks: readonly BlockData[],
  site: Site,
  views: Partial<BlockViews> = homeViews,
): Promise<ReactNode> => {
  const [id, now, leadsToPage] = [createIds(), new Date(), await loadLinkCheck(site.id)]
  const rendered = await Promise.all(
    blocks.map((data, index) => renderBlock(data, { site, now, isFirst: index === 0, id, leadsToPage }, views)),
  )
  return blocks.map((data, index) => {
    const block = rendered[index]
    return (
      <Fragment key={index}>
        {block !== null && (
          <SectionFrame data={data} theme={site.theme}>
            {block}
          </SectionFrame>
        )}
      </Fragment>
    )
  })
}

/** Returns whether the first block provides the page's main heading. */
export const startsWithHero = ([first]: readonly BlockData[]): boolean =>
  first?.blockType === 'hero' || (first?.blockType === 'intro' && first.title !== undefined)
