import type { CollectionConfig } from 'payload'
import { idOf } from './roles'

type Doc = Readonly<Record<string, unknown>>

/** Where staff look at a draft before shoppers do; null while it was never saved. */
const previewPath = (collection: string, { id, tenant }: Doc): string | null => {
  const tenantId = idOf(tenant)
  return typeof id === 'string' && tenantId !== undefined ? `/preview/${tenantId}/${collection}/${id}` : null
}

/** Live preview beside the form, renewed with each saved draft, and the same in a tab of its own (CNT-01). */
export const withPreview = (
  collection: string,
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'> => ({
  livePreview: {
    url: ({ data }) => previewPath(collection, data as Doc),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'wide', label: 'Wide screen', width: 1440, height: 900 },
    ],
  },
  preview: (doc) => previewPath(collection, doc),
})

/** Drafts, their history, and publishing at a moment chosen before (CNT-01, ADM-02). */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true },
}
