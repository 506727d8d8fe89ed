import { formatDeadLink } from '@/src/domain/navigation/dead-link-text'
import type { AttentionGroup } from '@/src/domain/panel/attention'
import { findDeadLinks } from '@/src/services/content/find-dead-links'
import type { Scope } from './find-documents'

/** Links of the chosen dealer's content that lead nowhere, with the document that has each (STF-06). */
export const findLinksToNowhere = async ({ req, tenant, now, limit }: Scope): Promise<AttentionGroup> => {
  const links = tenant === undefined ? [] : await findDeadLinks(req, tenant, now)
  return {
    key: 'links',
    total: links.length,
    items: links.slice(0, limit).map(({ href, label, reason, collection, id, place }) => ({
      key: `${collection} ${id} ${href}`,
      title: label ?? href,
      detail: `${place}: ${label === undefined ? '' : `${href}. `}${formatDeadLink(reason)}`,
      href: `/admin/collections/${collection}/${id}`,
      tone: 'soon',
    })),
    href: '/admin?hidden=show',
  }
}
