'use client'

import {
  DeletionQuestion,
  useFormDocument,
  useTickedDocuments,
  type Answer,
  type ChosenDocuments,
} from '@/src/admin/lists/deletion-question'
import { formatLoss, type WhereUsed } from '@/src/domain/panel/where-used'
import { UsedDocuments } from './used-documents'

const Uses = ({ answer, count }: { readonly answer: Answer<WhereUsed>; readonly count: number }) => {
  if (answer === 'loading') return <p>Checking where it’s used…</p>
  if ('problem' in answer) return <p>We couldn’t check where it’s used. {answer.problem}</p>
  return (
    <>
      <p>{formatLoss(answer.found, count)}</p>
      <UsedDocuments {...answer.found} />
    </>
  )
}

/** Says in the question before a deletion where the uploads are used. */
const DeletionUses = ({ chosen }: { readonly chosen: ChosenDocuments }) => (
  <DeletionQuestion chosen={chosen} endpoint="where-used">
    {(answer: Answer<WhereUsed>) => <Uses answer={answer} count={chosen.count} />}
  </DeletionQuestion>
)

/** Before the upload of the form is deleted. */
export const UsesOfOpenUpload = () => {
  const chosen = useFormDocument()
  return chosen && <DeletionUses chosen={chosen} />
}

/** Before the ticked uploads of a list are deleted. */
export const UsesOfChosenRows = () => {
  const chosen = useTickedDocuments()
  return chosen && <DeletionUses chosen={chosen} />
}
