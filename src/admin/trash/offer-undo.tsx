'use client'

import { toast, useConfig, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { HAS_TRASH } from '@/src/admin/shell/mend-trash-buttons'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { lowerWords } from '@/src/domain/text/format-text'
import { formatCount } from '@/src/domain/text/numbers'
import { takeOpenDocument } from './open-document'
import { restoreDocument, restoreRows, type RestoredState, type TrashedDocument } from './restore-document'
import { RestoredDocument } from './restored-document'
import { type TrashedRows, useDeselectRestored, useTrashedRows } from './use-trashed-rows'
import '@/src/admin/ui/controls.css'
import './trash.css'

type Offer =
  | { readonly document: TrashedDocument; readonly title: string }
  | { readonly rows: TrashedRows; readonly title: string }

type Stored = Readonly<Record<string, unknown>> & { readonly deletedAt?: string | null }

const loadOffer = async (collection: string, id: string, useAsTitle: string): Promise<Offer | undefined> => {
  const result = await requestPanel<Stored>(`${collection}/${id}?trash=true&depth=0`)
  if (!result.ok || !result.body.deletedAt) return undefined
  const { [useAsTitle]: title } = result.body
  return { document: { collection, id }, title: typeof title === 'string' ? title : '' }
}

const nameOf = (label: unknown, other: string): string => (typeof label === 'string' ? lowerWords(label) : other)

const useCollection = () => {
  const { collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { admin, labels } = getEntityConfig({ collectionSlug }) ?? {}
  return {
    collectionSlug,
    useAsTitle: admin?.useAsTitle ?? 'id',
    countText: (count: number) => formatCount(count, nameOf(labels?.singular, 'item'), nameOf(labels?.plural, 'items')),
  }
}

/** Offers back the document of the form before this list, or rows of this list. */
const useOffer = () => {
  const { collectionSlug, useAsTitle, countText } = useCollection()
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    const document = takeOpenDocument(collectionSlug)
    if (document === undefined) return
    void loadOffer(document.collection, document.id, useAsTitle).then(setOffer)
  }, [collectionSlug, useAsTitle])
  useDeselectRestored()
  useTrashedRows((rows) => setOffer({ rows, title: countText(rows.count) }))
  return { collectionSlug, offer, setOffer }
}

const subjectOf = (offer: Offer): string =>
  'rows' in offer
    ? `${offer.title} ${offer.rows.count === 1 ? 'is' : 'are'}`
    : `${offer.title === '' ? 'It' : `“${offer.title}”`} is`

type Restored = { readonly offer: Offer; readonly state: RestoredState }

/** Says that the document or the rows are back. */
const BackAgain = ({ offer, state }: Restored) =>
  'rows' in offer ? (
    <span>{subjectOf(offer)} back.</span>
  ) : (
    <RestoredDocument {...offer.document} title={offer.title} state={state} />
  )

/** Takes away Payload's message that the rows are in the trash, which is no longer true. */
const dismissSuccessMessages = (): void => {
  for (const one of toast.getToasts()) if ('type' in one && one.type === 'success') toast.dismiss(one.id)
}

/** After a deletion: says above the list what is in the trash, and takes it back as it was (ADM-02). */
export const OfferUndo = () => {
  const { collectionSlug, offer, setOffer } = useOffer()
  const router = useRouter()
  const [restored, setRestored] = useState<Restored>()
  const [problem, setProblem] = useState<string>()
  const undo = async (trashed: Offer): Promise<void> => {
    const result = await ('rows' in trashed ? restoreRows(trashed.rows) : restoreDocument(trashed.document))
    setProblem(result.isRestored ? undefined : result.problem)
    if (result.isRestored) {
      dismissSuccessMessages()
      setOffer(undefined)
      setRestored({ offer: trashed, state: result.state })
    }
    router.refresh()
  }
  // The region stays, so that a screen reader says what appears in it.
  return (
    <div role="status" className="offer-undo" {...{ [HAS_TRASH]: '' }}>
      {offer !== undefined && (
        <p>
          {subjectOf(offer)} in the trash.{' '}
          <button type="button" className="panel-small-button" onClick={() => void undo(offer)}>
            Undo
          </button>{' '}
          <a href={`/admin/collections/${collectionSlug}/trash`}>Open the trash</a>
        </p>
      )}
      {problem !== undefined && <p>{problem}</p>}
      {offer === undefined && restored !== undefined && (
        <p>
          <BackAgain {...restored} />
        </p>
      )}
    </div>
  )
}
