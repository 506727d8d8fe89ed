'use client'

import { useConfig, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { lowerWords } from '@/src/domain/text/format-text'
import { formatCount } from '@/src/domain/text/numbers'
import { takeOpenDocument } from './open-document'
import { restoreDocument, restoreRows, type TrashedDocument } from './restore-document'
import { RestoredLink } from './restored-link'
import { type TrashedRows, useTrashedRows } from './use-trashed-rows'
import '@/src/admin/ui/controls.css'
import './trash.css'

type Offer =
  | { readonly document: TrashedDocument; readonly title: string }
  | { readonly rows: TrashedRows; readonly title: string }

type Stored = Readonly<Record<string, unknown>> & {
  readonly deletedAt?: string | null
  readonly _status?: 'draft' | 'published'
}

const loadOffer = async (collection: string, id: string, useAsTitle: string): Promise<Offer | undefined> => {
  const result = await requestPanel<Stored>(`${collection}/${id}?trash=true&depth=0`)
  if (!result.ok || !result.body.deletedAt) return undefined
  const { _status: status, [useAsTitle]: title } = result.body
  return {
    document: { collection, id, ...(status !== undefined && { status }) },
    title: typeof title === 'string' && title !== '' ? title : '',
  }
}

const nameOf = (label: unknown, other: string): string => (typeof label === 'string' ? lowerWords(label) : other)

const useCollection = () => {
  const { collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { admin, labels, versions } = getEntityConfig({ collectionSlug }) ?? {}
  return {
    collectionSlug,
    useAsTitle: admin?.useAsTitle ?? 'id',
    hasDrafts: Boolean(versions?.drafts),
    countText: (count: number) => formatCount(count, nameOf(labels?.singular, 'item'), nameOf(labels?.plural, 'items')),
  }
}

/** Offers back the document of the form before this list, or rows of this list. */
const useOffer = () => {
  const { collectionSlug, useAsTitle, hasDrafts, countText } = useCollection()
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    const document = takeOpenDocument(collectionSlug)
    if (document === undefined) return
    void loadOffer(document.collection, document.id, useAsTitle).then(setOffer)
  }, [collectionSlug, useAsTitle])
  useTrashedRows((rows) => setOffer({ rows, title: countText(rows.count) }))
  return { collectionSlug, hasDrafts, offer, setOffer }
}

const subjectOf = (offer: Offer): string =>
  'rows' in offer
    ? `${offer.title} ${offer.rows.count === 1 ? 'is' : 'are'}`
    : `${offer.title === '' ? 'It' : `“${offer.title}”`} is`

/** Says that the document or the rows are back, with a link to a document. */
const BackAgain = ({ offer }: { readonly offer: Offer }) => {
  if ('rows' in offer) return <>{subjectOf(offer)} back.</>
  const { document, title } = offer
  return (
    <>
      <RestoredLink {...document} title={title} /> is back{document.status === 'draft' ? ' as a draft' : ''}.
    </>
  )
}

/** After a deletion: says above the list what is in the trash, and takes it back as it was (ADM-02). */
export const OfferUndo = () => {
  const { collectionSlug, hasDrafts, offer, setOffer } = useOffer()
  const router = useRouter()
  const [restored, setRestored] = useState<Offer>()
  const [problem, setProblem] = useState<string>()
  const undo = async (trashed: Offer): Promise<void> => {
    const refusal =
      'rows' in trashed ? await restoreRows(trashed.rows, hasDrafts) : await restoreDocument(trashed.document)
    setProblem(refusal)
    if (refusal === undefined) {
      setOffer(undefined)
      setRestored(trashed)
    }
    router.refresh()
  }
  // The region stays, so that a screen reader says what appears in it.
  return (
    <div role="status" className="offer-undo">
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
          <span>
            <BackAgain offer={restored} />
          </span>
        </p>
      )}
    </div>
  )
}
