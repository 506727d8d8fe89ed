import { useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'

/** Prevents Enter in a one-line input from submitting the document's form. */
export const preventSubmit = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  /** The value as text. */
  readonly text: string
  /** Called with the typed text; returns the text of the parsed value. */
  readonly onType: (text: string) => string
}

/** A text input for a parsed value. Keeps the text as typed as long as it parses to the same value. */
export const TextBox = ({ text, onType, ...rest }: Props) => {
  const [draft, setDraft] = useState<{ readonly written: string; readonly means: string }>()
  return (
    <input
      type="text"
      {...rest}
      value={draft?.means === text ? draft.written : text}
      onKeyDown={preventSubmit}
      onChange={(event) => {
        const written = event.target.value
        setDraft({ written, means: onType(written) })
      }}
    />
  )
}
