/** The state of a document in a preview. A published one may have changes in a draft; some collections have no drafts. */
export type PreviewState = 'draft' | 'published' | 'changed' | 'without drafts'

/** The line above a preview (ADM-02). */
export const previewStateTexts: Readonly<Record<PreviewState, string>> = {
  draft: 'Draft. Shoppers will see it when you publish it.',
  published: 'Published. Shoppers don’t see changes that you haven’t published yet.',
  changed: 'Published, with changes. Shoppers will see the changes when you publish them.',
  'without drafts': 'Preview. Shoppers will see it when you save it.',
}
