'use client'

import { useConfig, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { takeOpenDocument } from './open-document'
import { restoreDocument, type TrashedDocument } from './restore-document'
import '@/src/admin/ui/controls.css'
import './trash.css'

type Offer = TrashedDocument & { readonly title: string }
type Stored = Readonly<Record<string, unknown>> & {
  readonly deletedAt?: string | null
  readonly _status?: 'draft' | 'published'
}

const loadOffer = async (collection: string, id: string, useAsTitle: string): Promise<Offer | undefined> => {
  const result = await requestPanel<Stored>(`${collection}/${id}?trash=true&depth=0`)
  if (!result.ok || !result.body.deletedAt) return undefined
  const { _status: status, [useAsTitle]: title } = result.body
  return {
    ...{ collection, id, title: typeof title === 'string' && title !== '' ? `“${title}”` : 'It' },
    ...(status !== undefined && { status }),
  }
}

/** The document that was moved to the trash in the form before this list. */
const useOffer = () => {
  const { collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const useAsTitle = getEntityConfig({ collectionSlug: collectionSlug ?? '' })?.admin.useAsTitle ?? 'id'
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    const document = collectionSlug === undefined ? undefined : takeOpenDocument(collectionSlug)
    if (document === undefined) return
    void loadOffer(document.collection, document.id, useAsTitle).then(setOffer)
  }, [collectionSlug, useAsTitle])
  return { collectionSlug, offer, withdraw: () => setOffer(undefined) }
}

/** After a deletion: says above the list where the document is, and takes it back as it was (ADM-02). */
export const OfferUndo = () => {
  const { collectionSlug, offer, withdraw } = useOffer()
  const router = useRouter()
  const [message, setMessage] = useState('')
  const undo = async (trashed: Offer): Promise<void> => {
    const problem = await restoreDocument(trashed)
    if (problem !== undefined) return setMessage(problem)
    withdraw()
    setMessage(`${trashed.title} is back${trashed.status === 'draft' ? ' as a draft' : ''}.`)
    router.refresh()
  }
  // The region stays, so that a screen reader says what appears in it.
  return (
    <div role="status" className="offer-undo">
      {offer !== undefined && (
        <p>
          {offer.title} is in the trash.{' '}
          <button type="button" className="panel-small-button" onClick={() => void undo(offer)}>
            Undo
          </button>{' '}
          <a href={`/admin/collections/${collectionSlug ?? ''}/trash`}>Open the trash</a>
        </p>
      )}
      {message !== '' && <p>{message}</p>}
    </div>
  )
}
