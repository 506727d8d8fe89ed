import { useId, useState } from 'react'
import { findPhotoProblem, type PhotoSet } from '@/src/domain/panel/vehicle-photos'
import '@/src/admin/ui/controls.css'

type Props = { readonly photoSet: PhotoSet; readonly onAdd: (url: string) => void }

/** Adds a photo that is already online, by its address. */
export const AddByAddress = ({ photoSet, onAdd }: Props) => {
  const id = useId()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (): void => {
    const found = findPhotoProblem(photoSet, address.trim())
    setProblem(found)
    if (found !== undefined) return
    onAdd(address.trim())
    setAddress('')
  }
  return (
    <details className="photos-field__hidden">
      <summary>Add a photo by its web address</summary>
      <div className="part-field__bar">
        <div>
          <label htmlFor={id}>Web address of the photo</label>
          <div className="part-inputs__control">
            <input
              id={id}
              type="url"
              className="panel-control"
              value={address}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={(event) => setAddress(event.target.value)}
            />
          </div>
        </div>
        <button type="button" className="panel-small-button" onClick={add}>
          Add photo
        </button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="part-inputs__problem">
          {problem}
        </p>
      )}
    </details>
  )
}
