import { useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'

/** Enter in a one-line control would save the document. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  /** The value as text. */
  readonly text: string
  /** Answers the text the new value is shown by. */
  readonly onType: (text: string) => string
}

/** A text box for a value that is written in several ways: what is typed stays as typed while it means the value. */
export const TextBox = ({ text, onType, ...rest }: Props) => {
  const [typed, setTyped] = useState<{ readonly written: string; readonly means: string }>()
  return (
    <input
      type="text"
      {...rest}
      value={typed?.means === text ? typed.written : text}
      onKeyDown={keepEnter}
      onChange={(event) => {
        const written = event.target.value
        setTyped({ written, means: onType(written) })
      }}
    />
  )
}
