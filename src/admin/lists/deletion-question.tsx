import { useDocumentInfo, useListQuery, useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTickedQuery } from '@/src/admin/lists/use-ticked-query'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'

/** The documents that a deletion would remove. */
export type ChosenDocuments = {
  readonly collection: string
  /** Chooses the documents, as a query of Payload's interface. */
  readonly query: string
  readonly count: number
  /** The name of Payload's dialog that asks before the deletion. */
  readonly dialog: string
}

/** The document of the form; null before its first save. */
export const useFormDocument = (): ChosenDocuments | null => {
  const { collectionSlug: collection, id } = useDocumentInfo()
  if (id === undefined || collection === undefined) return null
  return { collection, query: `?where[id][equals]=${String(id)}`, count: 1, dialog: `delete-${String(id)}` }
}

/** The ticked documents of a list; null while none is ticked. */
export const useTickedDocuments = (): ChosenDocuments | null => {
  const { collectionSlug: collection } = useListQuery()
  const { count } = useSelection()
  const query = useTickedQuery()
  return count === 0 ? null : { collection, query, count, dialog: 'confirm-delete-many-docs' }
}

/** The server's answer about the documents. */
export type Answer<T> = { readonly found: T } | { readonly problem: string } | 'loading'

const useAnswer = <T,>(path: string, isOpen: boolean): Answer<T> => {
  const [answer, setAnswer] = useState<Answer<T>>('loading')
  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    setAnswer('loading')
    void requestPanel<T>(path, { signal: controller.signal }).then((result) => {
      if (!controller.signal.aborted) setAnswer(result.ok ? { found: result.body } : { problem: result.message })
    })
    return () => controller.abort()
  }, [path, isOpen])
  return answer
}

type Props<T> = {
  readonly chosen: ChosenDocuments
  /** The collection's endpoint that tells what the deletion affects, such as `where-used`. */
  readonly endpoint: string
  readonly children: (answer: Answer<T>) => ReactNode
}

/** Adds to Payload's question before a deletion what the deletion affects. */
export const DeletionQuestion = <T,>({ chosen, endpoint, children }: Props<T>) => {
  const { isModalOpen } = useModal()
  const question = useDialogPart(isModalOpen(chosen.dialog), '.confirmation-modal__content')
  const answer = useAnswer<T>(`${chosen.collection}/${endpoint}${chosen.query}`, question !== null)
  return question === null ? null : createPortal(<div role="status">{children(answer)}</div>, question)
}
