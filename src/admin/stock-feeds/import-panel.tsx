'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { FetchNow } from './fetch-now'

/** The ways to import into this feed: a file in steps (STF-05), and its address at once. */
export const ImportPanel = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const typedUrl = useFormFields(([fields]) => fields['url']?.value)
  if (id === undefined) return <p>Save the feed to import files here.</p>
  const savedUrl: unknown = savedDocumentData?.['url']
  const url = typeof savedUrl === 'string' ? savedUrl : ''
  return (
    <section className="field-type" aria-labelledby="stock-upload">
      <h3 id="stock-upload">Import stock</h3>
      <p>
        Choose a file or an address, match its columns, and see what would change before anything does.{' '}
        <a href={`/admin/import-stock?feed=${String(id)}`}>Import stock in four steps</a>
      </p>
      {url !== '' && <FetchNow feedId={String(id)} isUrlSaved={typedUrl === url} />}
    </section>
  )
}
