/** Takes the place of the id in the address of a preview of a document that was never saved. */
export const NEW_DOCUMENT = 'new'

/** Collections whose new documents have a preview: a page is complete from its first block on. */
export const previewedWhenNew: readonly string[] = ['pages']
