import { documentHref, type DocumentPage, type PageContext, type StoredDocument } from '../collections/document-page'
import { isInTrash } from '../content/trash'

/** The path of a document's page on the dealer's site, or why shoppers can't open it, as staff read it. */
export type SitePage = { readonly path: string } | { readonly problem: string }

/** Returns the page that shoppers can open of a document, or why they can't (ADM-06). */
export const findSitePage = (page: DocumentPage, document: StoredDocument, context: PageContext): SitePage => {
  if (isInTrash(document)) return { problem: 'This item is in the trash. Restore it to show it on your site.' }
  if (document['_status'] === 'draft')
    return { problem: 'This item is a draft. Shoppers can open its page when you publish it.' }
  const problem = page.findProblem?.(document, context)
  return problem === undefined ? { path: documentHref(page, document) } : { problem }
}
