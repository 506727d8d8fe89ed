'use client'
import { useDocumentInfo } from '@payloadcms/ui'

/** Downloads the dealer's content as a folder that can be kept or set up elsewhere (TEN-09). */
export const ExportPanel = () => {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return (
    <section className="field-type" aria-labelledby="export-title">
      <h3 id="export-title">Export</h3>
      <p>
        An archive of pages, menus, theme, locations, models, uploads and everything else that staff edit here. It
        doesn’t include stock, leads, staff, or drafts of published content.
      </p>
      <p>
        <a href={`/api/tenants/${id}/export`} download>
          Download this dealer as an archive
        </a>
      </p>
    </section>
  )
}
