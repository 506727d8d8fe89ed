import type { CollectionConfig, CollectionSlug, Endpoint } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { idOf } from '@/src/domain/content/id-of'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { previewedWhenNew } from '@/src/domain/panel/new-preview'
import { previewLinkEnd } from '@/src/domain/panel/preview-link'
import { isUuid } from '@/src/domain/uuid'
import { env } from '@/src/env'
import { createPreviewToken } from '@/src/services/content/preview-token'
import { findActiveStaff } from './access/active-staff'
import { canSaveDocument } from './access/can-save-document'
import { errorResponse, jsonResponse } from './endpoints'

const NOT_FOUND = 'We couldn’t find this item. It may have been deleted, or belong to another dealer.'

/**
 * `POST /api/{collection}/:id/preview-link`: a link that shows the saved draft of one document for seven days, without a
 * sign-in (STF-08). Only for staff who may save the document.
 */
const previewLinkEndpoint = (collection: CollectionSlug): Endpoint => ({
  path: '/:id/preview-link',
  method: 'post',
  handler: async (req) => {
    const staff = await findActiveStaff(req)
    if (staff === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const id = String(req.routeParams?.['id'])
    if (!isUuid(id) || !(await canSaveDocument(req, collection, id))) return errorResponse(404, NOT_FOUND)
    const shared = {
      collection,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    } as const
    const tenant = idOf(((await req.payload.findByID(shared)) as { tenant?: unknown } | null)?.tenant)
    if (tenant === undefined) return errorResponse(404, NOT_FOUND)
    const until = previewLinkEnd(new Date())
    const token = createPreviewToken({ tenant, collection, id, author: staff.id, until })
    return jsonResponse(200, { url: `${env.PUBLIC_URL}/preview/${tenant}/shared/${token}`, until })
  },
})

/** Parts of a form with a preview: a link to the saved draft, and the preview of a document that was never saved. */
const partsOf = (slug: string): readonly string[] => [
  '/src/admin/preview/copy-preview-link#CopyPreviewLink',
  ...(previewedWhenNew.includes(slug) ? ['/src/admin/preview/new-preview#NewPreview'] : []),
]

/** Adds the link to a draft that others can open without a sign-in, and the endpoint that creates it. */
export const withPreviewLink = (collection: CollectionConfig): CollectionConfig => {
  if (declarationOf(collection)?.preview === undefined) return collection
  const { components } = collection.admin ?? {}
  const { edit } = components ?? {}
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...partsOf(collection.slug)]
  const editMenuItems = [...(edit?.editMenuItems ?? []), '/src/admin/preview/copy-preview-link#CopyPreviewLinkItem']
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), previewLinkEndpoint(collection.slug as CollectionSlug)],
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...edit, beforeDocumentControls, editMenuItems } },
    },
  }
}
