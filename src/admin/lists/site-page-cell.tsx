import { ExternalLink } from 'lucide-react'
import type { DefaultServerCellComponentProps } from 'payload'

/** The link from a row of a list to the document's page on the site (ADM-06). */
export const SitePageCell = ({ rowData, collectionSlug }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { id, deletedAt } = rowData as { readonly id: string; readonly deletedAt?: string | null }
  // In the trash a document has no page.
  if (deletedAt) return null
  return (
    <a className="site-bar__link" href={`/api/${collectionSlug}/${id}/site-page`} target="_blank" rel="noopener">
      View
      <ExternalLink size={15} aria-hidden />
      <span className="panel-hidden"> on site (opens in a new tab)</span>
    </a>
  )
}
