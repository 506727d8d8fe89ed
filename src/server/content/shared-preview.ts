import 'server-only'
import type { Payload } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { idOf } from '@/src/domain/content/id-of'
import { payload } from '@/src/server/payload'
import { verifyPreviewToken } from '@/src/services/content/preview-token'
import type { PreviewDocument } from './preview'

/** Returns whether the member of staff still has an account, and may read the document. */
const mayStillRead = async (instance: Payload, collection: 'pages', id: string, author: string): Promise<boolean> => {
  const user = await instance.findByID({
    collection: 'users',
    id: author,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (user === null) return false
  const where = { id: { equals: id } }
  const reader = { ...user, collection: 'users' as const }
  // A reader without any dealer is refused with an error.
  const { totalDocs } = await instance
    .count({ collection, where, overrideAccess: false, user: reader })
    .catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 403) return { totalDocs: 0 }
      throw error
    })
  return totalDocs > 0
}

type SharedDocument = { readonly shown: PreviewDocument; readonly until: number }

/**
 * Returns the latest draft of the document that a shared link shows (STF-08); null for a token that is not valid,
 * while the document is in the trash, and once its author may no longer read it. Visitors need no access of their own;
 * references lead only to documents of the same dealer.
 */
export const loadSharedPreview = async (tenant: string, token: string, now: Date): Promise<SharedDocument | null> => {
  const shared = verifyPreviewToken(tenant, token, now)
  if (shared === null) return null
  const instance = await payload()
  const config = instance.config.collections.find(({ slug }) => slug === shared.collection)
  const preview = config && declarationOf(config)?.preview
  if (config === undefined || preview === undefined) return null
  if (!(await mayStillRead(instance, config.slug as 'pages', shared.id, shared.author))) return null
  const document = await instance.findByID({
    collection: config.slug as 'pages',
    id: shared.id,
    draft: true,
    depth: preview.depth,
    overrideAccess: true,
    disableErrors: true,
  })
  if (document === null || idOf(document.tenant) !== tenant) return null
  return { shown: { collection: config.slug, document } as PreviewDocument, until: shared.until }
}
