import { isSafeHref } from '@/src/domain/content/href'
import type { Media } from '@/src/payload-types'
import { mediaUrl } from '@/src/server/content/menus'

/** Returns a link if it is safe to follow, else undefined. */
export const safeHref = (href: string | undefined): string | undefined =>
  href !== undefined && isSafeHref(href) ? href : undefined

/** Returns a link if it is safe to follow and leads somewhere on the dealer's site (STF-06), else undefined. */
export const openHref = (
  href: string | undefined,
  { leadsToPage }: { readonly leadsToPage: (href: string) => boolean },
): string | undefined => {
  const safe = safeHref(href)
  return safe !== undefined && leadsToPage(safe) ? safe : undefined
}

type ImageFields = {
  readonly image?: string | Media
  readonly image_url?: string
  /** Blocks without an image are accepted too. */
  readonly blockType?: string
}

/** Returns the address of a block's image: the uploaded one, unless it was deleted, else the built-in one. */
export const imageOf = ({ image, image_url = '' }: ImageFields): string | undefined =>
  mediaUrl(image) ?? (/^(?:\/(?![/\\])|https:\/\/)/.test(image_url) ? image_url : undefined)
