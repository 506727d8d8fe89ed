import type { CollectionConfig, CollectionSlug, Endpoint, Where } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { type DocumentPage, type StoredDocument, textOf } from '@/src/domain/collections/document-page'
import { idOf } from '@/src/domain/content/id-of'
import type { DeadLink } from '@/src/domain/navigation/dead-link'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { findLinksTo } from '@/src/services/content/find-dead-links'
import { findActiveStaff } from '../access/active-staff'
import { findAsReader } from '../access/find-as-reader'
import { errorResponse, jsonResponse } from '../endpoints'

type CollectionComponents = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

/** Documents of one request, as many as a list shows at most. */
const MAX_CHECKED = 100

const isMenu = ({ collection }: DeadLink): boolean => collection === 'header' || collection === 'footer'

/** `GET /api/{collection}/linked-from?where=…`: the menus and pages with links to the pages of documents. */
const linkedFromEndpoint = (collection: CollectionSlug, { routes, links }: DocumentPage): Endpoint => ({
  path: '/linked-from',
  method: 'get',
  handler: async (req) => {
    if ((await findActiveStaff(req)) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const names = ['slug', ...(links?.otherSlugs ?? [])]
    const chosen = await findAsReader<StoredDocument>(req, {
      collection,
      where: (req.query['where'] ?? {}) as Where,
      select: Object.fromEntries(['tenant', ...names].map((name) => [name, true])),
      limit: MAX_CHECKED,
    })
    const tenants = [...new Set(chosen.map(({ tenant }) => idOf(tenant)))].filter((one) => one !== undefined)
    const found = await Promise.all(
      tenants.map((tenant) => {
        const own = chosen.filter((one) => idOf(one['tenant']) === tenant)
        const slugs = own.flatMap((one) => names.map((name) => textOf(one, name))).filter(Boolean)
        return findLinksTo({ payload: req.payload, user: req.user }, tenant, { routes, slugs }, new Date())
      }),
    )
    // The menus are on every page, so they come first.
    const menusFirst = found.flat().toSorted((one, other) => Number(isMenu(other)) - Number(isMenu(one)))
    return jsonResponse(200, { places: [...new Set(menusFirst.map(({ place }) => place))] })
  },
})

const withQuestions = (components: CollectionComponents = {}): CollectionComponents => {
  const { beforeListTable = [], edit } = components
  const { beforeDocumentControls = [] } = edit ?? {}
  return {
    ...components,
    beforeListTable: [...beforeListTable, '/src/admin/trash/linked-from#LinksToChosenRows'],
    edit: {
      ...edit,
      beforeDocumentControls: [...beforeDocumentControls, '/src/admin/trash/linked-from#LinksToOpenDocument'],
    },
  }
}

/** Says before a document with a page moves to the trash which menus and pages link to it (ADM-02). */
export const withLinkedFrom = (collection: CollectionConfig): CollectionConfig => {
  const { slug, admin, endpoints, trash } = collection
  const page = declarationOf(collection)?.page
  if (page?.links === undefined || trash !== true) return collection
  return {
    ...collection,
    endpoints: [...(endpoints || []), linkedFromEndpoint(slug as CollectionSlug, page)],
    admin: { ...admin, components: withQuestions(admin?.components) },
  }
}
