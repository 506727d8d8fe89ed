'use client'

import { useDocumentInfo, useListQuery, useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTickedQuery } from '@/src/admin/lists/use-ticked-query'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { formatLoss, type WhereUsed } from '@/src/domain/panel/where-used'
import { UsedDocuments } from './used-documents'

type Props = {
  readonly collection: string | undefined
  /** Chooses the uploads, as a query of Payload's interface. */
  readonly query: string
  readonly count: number
  /** The name of Payload's dialog that asks before the deletion. */
  readonly dialog: string
}

type Answer = WhereUsed | 'loading' | { readonly problem: string }

const useAnswer = ({ collection = '', query }: Props, isOpen: boolean): Answer => {
  const [answer, setAnswer] = useState<Answer>('loading')
  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    setAnswer('loading')
    void requestPanel<WhereUsed>(`${collection}/where-used${query}`, { signal: controller.signal }).then((result) => {
      if (!controller.signal.aborted) setAnswer(result.ok ? result.body : { problem: result.message })
    })
    return () => controller.abort()
  }, [collection, query, isOpen])
  return answer
}

const Uses = ({ answer, count }: { readonly answer: Answer; readonly count: number }) => {
  if (answer === 'loading') return <p>Checking where it’s used…</p>
  if ('problem' in answer) return <p>We couldn’t check where it’s used. {answer.problem}</p>
  return (
    <>
      <p>{formatLoss(answer, count)}</p>
      <UsedDocuments {...answer} />
    </>
  )
}

/** Says in the question before a deletion where the uploads are used. */
const DeletionUses = (props: Props) => {
  const { isModalOpen } = useModal()
  const question = useDialogPart(isModalOpen(props.dialog), '.confirmation-modal__content')
  const answer = useAnswer(props, question !== null)
  if (question === null) return null
  return createPortal(
    <div role="status">
      <Uses answer={answer} count={props.count} />
    </div>,
    question,
  )
}

/** Before the upload of the form is deleted. */
export const UsesOfOpenUpload = () => {
  const { collectionSlug, id } = useDocumentInfo()
  if (id === undefined) return null
  const query = `?where[id][equals]=${String(id)}`
  return <DeletionUses collection={collectionSlug} query={query} count={1} dialog={`delete-${String(id)}`} />
}

/** Before the ticked uploads of a list are deleted. */
export const UsesOfChosenRows = () => {
  const { collectionSlug } = useListQuery()
  const { count } = useSelection()
  const query = useTickedQuery()
  if (count === 0) return null
  return <DeletionUses collection={collectionSlug} query={query} count={count} dialog="confirm-delete-many-docs" />
}
