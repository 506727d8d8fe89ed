import type { CollectionConfig } from 'payload'
import { idOf } from './roles'

type Doc = Readonly<Record<string, unknown>>

/** Where staff look at a draft before shoppers do; null while it was never saved, and while it lies in the trash. */
const previewPath = (collection: string, { id, tenant, deletedAt }: Doc): string | null => {
  const tenantId = idOf(tenant)
  return typeof id === 'string' && tenantId !== undefined && !deletedAt
    ? `/preview/${tenantId}/${collection}/${id}`
    : null
}

/** Live preview beside the form, as it is typed, and what is saved in a tab of its own (CNT-01, ADM-02). */
export const withPreview = (
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

/** What a document was after each save, to compare with and go back to; a save shows at once (ADM-02). */
export const keptVersions: NonNullable<CollectionConfig['versions']> = { maxPerDoc: 30, drafts: false }

/** Drafts, their history, and publishing at a moment chosen before (CNT-01, ADM-02). */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true },
}
