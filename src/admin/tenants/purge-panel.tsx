'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

const errorMessage = (body: unknown, status: number): string => {
  const [first] = (body as { errors?: { message?: string }[] } | null)?.errors ?? []
  return first?.message ?? `The server answered ${status}.`
}

/** Deletes an archived tenant permanently, after its slug was typed (TEN-01). */
export const PurgePanel = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const slug = useFormFields(([fields]) => fields['slug']?.value)
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (id === undefined || savedDocumentData?.['status'] !== 'archived') return null

  const purge = async (): Promise<void> => {
    setBusy(true)
    const response = await fetch(`/api/tenants/${id}/purge`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: typed }),
    }).catch(() => null)
    setBusy(false)
    if (response?.status === 202) return router.push('/admin/collections/tenants')
    setProblem(
      response ? errorMessage(await response.json().catch(() => null), response.status) : 'Not sent. Try again.',
    )
  }

  return (
    <section className="field-type" aria-labelledby="purge-title">
      <h3 id="purge-title">Delete this tenant for good</h3>
      <p>
        Its pages, pictures, stock, feeds and its staff’s access go, and do not come back. Write{' '}
        <code>{String(slug)}</code> to confirm.
      </p>
      <p>
        <label htmlFor="purge-slug">Slug of the tenant </label>
        <input
          id="purge-slug"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would submit the document's form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <Button buttonStyle="error" size="small" disabled={busy || typed !== slug} onClick={() => void purge()}>
        Delete for good
      </Button>
    </section>
  )
}
