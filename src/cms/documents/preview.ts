import type { CollectionConfig } from 'payload'
import { idOf } from '@/src/domain/content/id-of'

type Doc = Readonly<Record<string, unknown>>

/** The address of a draft's preview for staff; null before the first save and while the document is in the trash. */
const previewPath = (collection: string, { id, tenant, deletedAt }: Doc): string | null => {
  const tenantId = idOf(tenant)
  return typeof id === 'string' && tenantId !== undefined && !deletedAt
    ? `/preview/${tenantId}/${collection}/${id}`
    : null
}

/** Live preview beside the form while typing, and a preview of the saved draft in a new tab (CNT-01, ADM-02). */
export const previewOptions = (
  collection: string,
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'> => ({
  livePreview: {
    url: ({ data }) => previewPath(collection, data as Doc),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
      { name: 'wide', label: 'Wide screen', width: 1440, height: 900 },
    ],
  },
  preview: (doc) => previewPath(collection, doc),
})

/** Keeps a version of each save to compare and restore. A save is public at once (ADM-02). */
export const versionHistory: NonNullable<CollectionConfig['versions']> = { maxPerDoc: 30, drafts: false }

/** Keeps drafts with their versions, and allows scheduled publishing (CNT-01, ADM-02). */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true },
}
