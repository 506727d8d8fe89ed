'use client'

import { useDocumentInfo, useModal, useSelection } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'

type Props = {
  /** The name of Payload's dialog that asks before the deletion. */
  readonly dialog: string
  readonly count: number
}

/** Says in the question before a deletion how to hide vehicles instead: they have no trash. */
const Advice = ({ dialog, count }: Props) => {
  const { isModalOpen } = useModal()
  const question = useDialogPart(isModalOpen(dialog), '.confirmation-modal__content')
  if (question === null) return null
  const [it, each] = count === 1 ? ['it', ''] : ['them', ' in each']
  return createPortal(
    <>
      <p>
        To take {it} off your site and keep {it} in this list, cancel, and tick “Hide from the website”{each}.
      </p>
      <p>A vehicle that is still in your stock feed comes back with the feed’s next import.</p>
    </>,
    question,
  )
}

/** Before the vehicle of the form is deleted. */
export const AdviceOfOpenVehicle = () => {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Advice dialog={`delete-${String(id)}`} count={1} />
}

/** Before the ticked vehicles of a list are deleted. */
export const AdviceOfTickedVehicles = () => {
  const { count } = useSelection()
  return count === 0 ? null : <Advice dialog="confirm-delete-many-docs" count={count} />
}
