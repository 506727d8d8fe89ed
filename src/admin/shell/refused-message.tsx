'use client'

import { goToField } from './go-to-field'
import './refused-message.css'

/** A field of the message, with the id of its input if the form has it. */
export type RefusedName = { readonly name: string; readonly inputId?: string | undefined }

const Name = ({ name, inputId }: RefusedName) =>
  inputId === undefined ? (
    name
  ) : (
    <button
      type="button"
      className="refused-message__field"
      onClick={({ currentTarget }) => {
        // The toast returns the focus to its earlier place when it loses it, so it loses it first.
        currentTarget.blur()
        goToField([inputId])
      }}
    >
      {name}
    </button>
  )

type Props = { readonly intro: string; readonly names: readonly RefusedName[] }

/** The message of a refused save: each field that it names leads to the field (ADM-02). */
export const RefusedMessage = ({ intro, names }: Props) => (
  <div className="refused-message">
    {intro}
    <ul>
      {names.map((one) => (
        <li key={one.name}>
          <Name {...one} />
        </li>
      ))}
    </ul>
  </div>
)
