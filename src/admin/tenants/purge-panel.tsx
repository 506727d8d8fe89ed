'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

/** Deletes an archived tenant permanently, after its slug was typed (TEN-01). */
export const PurgePanel = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const slug = useFormFields(([fields]) => fields['slug']?.value)
  const router = useRouter()
  const [typedText, setTypedText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (id === undefined || savedDocumentData?.['status'] !== 'archived') return null

  const purge = async (): Promise<void> => {
    setBusy(true)
    const result = await requestPanel(`tenants/${id}/purge`, { body: { slug: typedText } })
    setBusy(false)
    if (result.ok) return router.push('/admin/collections/tenants')
    setProblem(result.message)
  }

  return (
    <section className="field-type" aria-labelledby="purge-title">
      <h3 id="purge-title">Delete this dealer permanently</h3>
      <p>
        This deletes its pages, images, stock, feeds and staff access. You can’t undo it. Enter{' '}
        <code>{String(slug)}</code> to confirm.
      </p>
      <p>
        <label htmlFor="purge-slug">Dealer’s slug </label>
        <input
          id="purge-slug"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={typedText}
          onChange={(event) => setTypedText(event.target.value)}
          // Enter would submit the document's form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <Button buttonStyle="error" size="small" disabled={busy || typedText !== slug} onClick={() => void purge()}>
        Delete permanently
      </Button>
    </section>
  )
}
