import { type InputHTMLAttributes, useLayoutEffect, useId, useRef } from 'react'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'defaultValue' | 'value' | 'readOnly' | 'onChange'
> & {
  readonly label: string
  readonly help?: string
  readonly problem?: string | undefined
}

/** An input with label, help text and problem. A new problem moves the focus to it. */
export const LabelledInput = ({ label, help, problem, ...input }: Props) => {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const takesFocus = input.autoFocus === true
  useLayoutEffect(() => {
    if (problem !== undefined) box.current?.focus()
  }, [problem])
  useLayoutEffect(() => {
    // React moves the focus instead of setting the attribute, by which a dialog that opens chooses.
    if (takesFocus && box.current) box.current.autofocus = true
  }, [takesFocus])
  const describedBy = [help ? `${id}-help` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return (
    <p className="staff-line">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span id={`${id}-help`} className="staff-line__help">
          {help}
        </span>
      )}
      <input
        ref={box}
        id={id}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {problem && (
        <span id={`${id}-problem`} role="alert" className="staff-line__problem">
          {problem}
        </span>
      )}
    </p>
  )
}

/** An input for a code of the authenticator app or a recovery code. */
export const CodeInput = ({
  problem,
  autoFocus = false,
  isFirst = false,
}: {
  readonly problem?: string | undefined
  readonly autoFocus?: boolean
  /** True for the first code of a new second factor, which has no recovery codes yet. */
  readonly isFirst?: boolean
}) => (
  <LabelledInput
    name="code"
    type="text"
    inputMode={isFirst ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    label={isFirst ? 'Six-digit code from the app' : 'Code'}
    help={isFirst ? '' : 'Enter the six digits from your authenticator app, or a recovery code.'}
    problem={problem}
    autoFocus={autoFocus}
  />
)
