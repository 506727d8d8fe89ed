import 'server-only'
import { parseRichText, type RichText } from '@/src/domain/content/rich-text'
import { isUuid } from '@/src/domain/uuid'
import { isWindowOpen, toTimeWindow, type DisplayWindow } from '@/src/domain/content/display-window'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Offer as StoredOffer } from '@/src/payload-types'
import { windowWithChange } from '@/src/domain/stock/price-change/tied-window'
import { limitLifetime } from '@/src/page-cache/render'
import { dataFor } from '@/src/server/data'
import { loadLinkCheck } from './link-check'
import { mediaUrl } from './menus'
import { populated } from './populated'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

/** Upper bound of a tenant's offers. */
const MAX_OFFERS = 200

export type Offer = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly image_url?: string
  /** Shown only of an offer with a price change; any other is simply current. */
  readonly start?: string
  readonly expiry?: string
  /** Id of the price change whose vehicles the offer lists. */
  readonly price_change?: string
  /** Time zone in which the expiry is shown. */
  readonly timezone: string
  readonly body?: RichText
  readonly terms?: string
  readonly link?: { readonly label: string; readonly href: string }
}

const toWindow = ({ start, expiry, price_change }: StoredOffer): DisplayWindow =>
  windowWithChange({ start: start ?? undefined, expiry: expiry ?? undefined }, populated(price_change))

/** The price change of an offer, with the times that the offer has because of it. */
const toTied = (stored: StoredOffer): Pick<Offer, 'price_change' | 'start' | 'expiry'> => {
  const change = populated(stored.price_change)
  return change ? { price_change: change.id, ...omitEmpty(toWindow(stored)) } : {}
}

/** Converts a stored offer to the form its page shows. */
export const toOffer = (stored: StoredOffer): Offer => {
  const { id, slug, title, summary, image, image_url, expiry, expiry_tz, terms, body, link_label, link_href } = stored
  return {
    id,
    slug,
    title,
    summary,
    timezone: expiry_tz ?? DEFAULT_TIME_ZONE,
    ...omitEmpty({ body: parseRichText(body), image_url: mediaUrl(image) ?? image_url, expiry, terms }),
    ...toTied(stored),
    ...(link_label && link_href ? { link: { label: link_label, href: link_href } } : {}),
  }
}

/** Lists the current offers, newest first. The page being rendered is cached until one begins or ends (CNT-04). */
export const listCurrentOffers = async (tenantId: string, now: Date): Promise<readonly Offer[]> => {
  const all = await dataFor(tenantId).find('offers', { depth: 1, limit: MAX_OFFERS, sort: ['-start', 'title'] })
  limitLifetime({ windows: all.map((one) => toTimeWindow(toWindow(one))) })
  return all.filter((one) => isWindowOpen(toWindow(one), now)).map(toOffer)
}

/** Finds a current offer by its slug or id, without a link that leads nowhere; null for none, an expired one, or one that has not begun. */
export const findOffer = async (tenantId: string, name: string, now: Date): Promise<Offer | null> => {
  const where = isUuid(name) ? { id: { equals: name } } : { slug: { equals: name } }
  const stored = await dataFor(tenantId).first('offers', { where, depth: 1 })
  if (!stored) return null
  limitLifetime({ windows: [toTimeWindow(toWindow(stored))] })
  if (!isWindowOpen(toWindow(stored), now)) return null
  const { link, ...offer } = toOffer(stored)
  return link && (await loadLinkCheck(tenantId))(link.href) ? { ...offer, link } : offer
}
