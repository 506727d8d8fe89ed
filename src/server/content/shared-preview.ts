import 'server-only'
import { declarationOf } from '@/src/domain/collections/declaration'
import { idOf } from '@/src/domain/content/id-of'
import { payload } from '@/src/server/payload'
import { verifyPreviewToken } from '@/src/services/content/preview-token'
import type { PreviewDocument } from './preview'

type SharedDocument = { readonly shown: PreviewDocument; readonly until: number }

/**
 * Returns the latest draft of the document that a shared link shows (STF-08); null for a token that is not valid, and
 * while the document is in the trash. The token is the permission, so access is not asked; references lead only to
 * documents of the same dealer.
 */
export const loadSharedPreview = async (tenant: string, token: string, now: Date): Promise<SharedDocument | null> => {
  const shared = verifyPreviewToken(tenant, token, now)
  if (shared === null) return null
  const instance = await payload()
  const config = instance.config.collections.find(({ slug }) => slug === shared.collection)
  const preview = config && declarationOf(config)?.preview
  if (config === undefined || preview === undefined) return null
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
