'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import {
  DeletionQuestion,
  useFormDocument,
  useTickedDocuments,
  type Answer,
  type ChosenDocuments,
} from '@/src/admin/lists/deletion-question'
import { formatLinkedFrom } from '@/src/domain/panel/linked-from'

type LinkedFromAnswer = Answer<{ readonly places: readonly string[] }>

const Places = ({ answer, noun }: { readonly answer: LinkedFromAnswer; readonly noun: string }) => {
  if (answer === 'loading') return null
  if ('problem' in answer)
    return (
      <p>
        We couldn’t check which pages link to {noun}. {answer.problem}
      </p>
    )
  return <p>{formatLinkedFrom(answer.found.places, noun)}</p>
}

/** Says in the question before documents move to the trash which menus and pages link to them (ADM-02). */
const LinkedFrom = ({ chosen }: { readonly chosen: ChosenDocuments }) => {
  const { getEntityConfig } = useConfig()
  const { singular, plural } = getEntityConfig({ collectionSlug: chosen.collection }).labels
  const noun = chosen.count === 1 ? `this ${String(singular).toLowerCase()}` : `these ${String(plural).toLowerCase()}`
  return (
    <DeletionQuestion chosen={chosen} endpoint="linked-from">
      {(answer: LinkedFromAnswer) => <Places answer={answer} noun={noun} />}
    </DeletionQuestion>
  )
}

/** Before the document of the form moves to the trash. */
export const LinksToOpenDocument = () => {
  const { isTrashed } = useDocumentInfo()
  const chosen = useFormDocument()
  return chosen === null || isTrashed ? null : <LinkedFrom chosen={chosen} />
}

/** Before the ticked documents of a list move to the trash. */
export const LinksToChosenRows = () => {
  const chosen = useTickedDocuments()
  return chosen && <LinkedFrom chosen={chosen} />
}
