import { useState } from 'react'
import { LabelledInput } from './labelled-input'

type Props = {
  readonly problem: string | undefined
  readonly label?: string
  readonly autoFocus?: boolean
}

/** An input for a new password, which can be shown. The server checks the rules, of which the help names the first. */
export const NewPassword = ({ problem, label = 'New password', autoFocus = false }: Props) => {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <LabelledInput
        name="newPassword"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        label={label}
        help="At least 12 characters. Four unrelated words make a good password."
        problem={problem}
        autoFocus={autoFocus}
      />
      <label className="staff-row">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        Show the {label.toLowerCase()}
      </label>
    </>
  )
}
