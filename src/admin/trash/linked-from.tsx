'use client'

import { useConfig, useDocumentInfo, useListQuery, useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTickedQuery } from '@/src/admin/lists/use-ticked-query'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'
import { formatLinkedFrom } from '@/src/domain/panel/linked-from'

type Props = {
  readonly collection: string
  /** Chooses the documents, as a query of Payload's interface. */
  readonly query: string
  readonly count: number
  /** The name of Payload's dialog that asks before the deletion. */
  readonly dialog: string
}

const usePlaces = (path: string, isOpen: boolean): readonly string[] => {
  const [places, setPlaces] = useState<readonly string[]>([])
  useEffect(() => {
    setPlaces([])
    if (!isOpen) return undefined
    const controller = new AbortController()
    void requestPanel<{ readonly places: readonly string[] }>(path, { signal: controller.signal }).then((result) => {
      if (result.ok && !controller.signal.aborted) setPlaces(result.body.places)
    })
    return () => controller.abort()
  }, [path, isOpen])
  return places
}

/** Says in the question before documents move to the trash which menus and pages link to them (ADM-02). */
const LinkedFrom = ({ collection, query, count, dialog }: Props) => {
  const { isModalOpen } = useModal()
  const { getEntityConfig } = useConfig()
  const { singular, plural } = getEntityConfig({ collectionSlug: collection }).labels
  const question = useDialogPart(isModalOpen(dialog), '.confirmation-modal__content')
  const places = usePlaces(`${collection}/linked-from${query}`, question !== null)
  if (question === null) return null
  const noun = count === 1 ? `this ${String(singular).toLowerCase()}` : `these ${String(plural).toLowerCase()}`
  return createPortal(<p role="status">{formatLinkedFrom(places, noun)}</p>, question)
}

/** Before the document of the form moves to the trash. */
export const LinksToOpenDocument = () => {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  if (id === undefined || collectionSlug === undefined || isTrashed) return null
  const query = `?where[id][equals]=${String(id)}`
  return <LinkedFrom collection={collectionSlug} query={query} count={1} dialog={`delete-${String(id)}`} />
}

/** Before the ticked documents of a list move to the trash. */
export const LinksToChosenRows = () => {
  const { collectionSlug } = useListQuery()
  const { count } = useSelection()
  const query = useTickedQuery()
  if (count === 0) return null
  return <LinkedFrom collection={collectionSlug} query={query} count={count} dialog="confirm-delete-many-docs" />
}
