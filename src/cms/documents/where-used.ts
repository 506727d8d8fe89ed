import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import type { UsingDocument, WhereUsed } from '@/src/domain/panel/where-used'
import { declarationOf } from '@/src/domain/collections/declaration'
import { untitledName } from '@/src/domain/panel/version-list'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { lowerWords } from '@/src/domain/text/format-text'
import { findUses, type UploadSlug, type Use } from '@/src/services/content/find-uses'
import { findAsReader } from '../access/find-as-reader'
import { findActiveStaff } from '../access/active-staff'
import { errorResponse, jsonResponse } from '../endpoints'
import { usesColumn } from '../fields/list-columns'
import { kindName, titleOf } from './kind-name'

type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string; readonly deletedAt?: string | null }

/** The documents of a collection that the reader may open. */
const findReadable = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  uses: readonly Use[],
): Promise<readonly UsingDocument[]> => {
  const published = new Set(uses.flatMap(({ document, isPublished }) => (isPublished ? [document] : [])))
  const { config } = req.payload.collections[slug]
  const title = config.admin.useAsTitle ?? 'id'
  const documents = await findAsReader<StoredDocument>(req, {
    collection: slug,
    where: { id: { in: [...new Set(uses.map(({ document }) => document))] } },
    // A draft has the name that its form shows.
    draft: Boolean(config.versions?.drafts),
    select: { [title]: true, ...(config.trash && { deletedAt: true }) },
    trash: true,
    sort: title,
  })
  const kind = lowerWords(kindName(config))
  const isSingle = declarationOf(config)?.single === true
  return documents.map((document) => ({
    kind: isSingle ? undefined : kind,
    title: (isSingle ? kindName(config) : titleOf(config, document)) ?? untitledName(kindName(config)),
    href: `/admin/collections/${slug}/${document.deletedAt ? 'trash/' : ''}${document.id}`,
    isTrashed: Boolean(document.deletedAt),
    isPublished: published.has(document.id),
  }))
}

/** Finds where uploads are used: documents that the reader may open by name, and the number of the others (ADM-02). */
export const findWhereUsed = async (
  req: PayloadRequest,
  upload: UploadSlug,
  ids: readonly string[],
): Promise<WhereUsed> => {
  const uses = await findUses(req.payload, upload, ids)
  const slugs = [...new Set(uses.map(({ collection }) => collection))]
  const found = await Promise.all(
    slugs.map((slug) =>
      findReadable(
        req,
        slug as CollectionSlug,
        uses.filter(({ collection }) => collection === slug),
      ),
    ),
  )
  const documents = found.flat()
  const places = new Set(uses.map(({ collection, document }) => `${collection} ${document}`))
  return { usedUploads: new Set(uses.map(({ id }) => id)).size, documents, others: places.size - documents.length }
}

/** Uploads that one request checks: each is searched for in the text of all pages. */
const MAX_CHECKED = 200
const TOO_MANY = `We can check where up to ${String(MAX_CHECKED)} of them are used at a time. Tick fewer to see it.`

/** `GET /api/{upload}/where-used?where=…`: where the uploads are used that the reader is about to delete. */
const whereUsedEndpoint = (upload: UploadSlug): Endpoint => ({
  path: '/where-used',
  method: 'get',
  handler: async (req) => {
    if ((await findActiveStaff(req)) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const where = (req.query['where'] ?? {}) as Where
    const chosen = await findAsReader<{ readonly id: string }>(req, {
      collection: upload,
      where,
      select: {},
      trash: true,
      limit: MAX_CHECKED + 1,
    })
    if (chosen.length > MAX_CHECKED) return errorResponse(400, TOO_MANY)
    return jsonResponse(
      200,
      await findWhereUsed(
        req,
        upload,
        chosen.map(({ id }) => id),
      ),
    )
  },
})

/** Shows where uploads are used: in their list, in their form, and before they are deleted (ADM-02). */
export const withWhereUsed = (collection: CollectionConfig & { readonly slug: UploadSlug }): CollectionConfig => {
  const { slug, fields, endpoints, admin } = collection
  return {
    ...collection,
    fields: [...fields, usesColumn],
    endpoints: [...(endpoints || []), whereUsedEndpoint(slug)],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: ['/src/admin/uploads/deletion-uses#UsesOfChosenRows'],
        edit: { beforeDocumentControls: ['/src/admin/uploads/deletion-uses#UsesOfOpenUpload'] },
      },
    },
  }
}
