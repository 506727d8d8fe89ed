'use client'

import { type ReactNode, useId, useState } from 'react'
import type { ParsedInput } from '@/src/domain/time/typed-dates'
import '@/src/admin/ui/controls.css'
import './dates.css'

export type TypedInputProps = {
  readonly id?: string
  readonly name?: string
  /** Labels the input where no `<label>` does. */
  readonly label?: string
  /** The stored value, or what was typed instead and could not be read; empty for none. */
  readonly value: string
  readonly placeholder: string
  readonly inputMode?: 'text' | 'decimal'
  readonly isLocked?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
  /** The form's message when it was sent; a text that cannot be read has its own. */
  readonly formProblem?: string | undefined
  readonly parse: (text: string) => ParsedInput<string>
  readonly format: (value: string) => string
  /** Receives the value, or the text as typed while it cannot be read, so that it is refused instead of lost. */
  readonly onChange: (value: string) => void
  /** Called when the input is left. */
  readonly onBlur?: () => void
  /** Called for Enter, after which the input shows how it was read; without it Enter does nothing. */
  readonly onEnter?: () => void
  /** Stands beside the input, such as the button of a calendar. */
  readonly children?: ReactNode
}

const problemOf = ({ value, parse, format }: TypedInputProps): string | undefined => {
  const read = value === '' ? { value } : parse(format(value))
  return 'problem' in read ? read.problem : undefined
}

/** The message below the input: none of its own while something is typed, and the form's in any case. */
const shownProblem = (props: TypedInputProps, isTyping: boolean): string | undefined =>
  (isTyping ? undefined : problemOf(props)) ?? props.formProblem

const joinIds = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** The value of a text; the text itself if it cannot be read. */
const readOrKeep = (parse: TypedInputProps['parse'], text: string): string => {
  const read = text.trim() === '' ? { value: '' } : parse(text)
  return 'value' in read ? read.value : text
}

/**
 * A day, time or moment as text (STF-03). What is typed stays as typed until the input is left; then it shows how it was
 * read, or says what is wrong with it.
 */
export const TypedInput = (props: TypedInputProps) => {
  const {
    id,
    name,
    label,
    value,
    placeholder,
    inputMode,
    isLocked = false,
    isInvalid = false,
    describedBy,
    children,
  } = props
  const { parse, format, onChange, onBlur, onEnter } = props
  const [typedText, setTypedText] = useState<string>()
  const ownId = useId()
  const problem = shownProblem(props, typedText !== undefined)
  const problemId = `${id ?? ownId}-unreadable`
  return (
    <div className="typed-input">
      <div className="typed-input__control">
        <input
          id={id}
          name={name}
          type="text"
          inputMode={inputMode}
          className="panel-control"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== undefined || isInvalid}
          aria-describedby={joinIds(problem !== undefined && problemId, describedBy)}
          // An example would look like a value that cannot be changed.
          placeholder={isLocked ? undefined : placeholder}
          value={typedText ?? format(value)}
          disabled={isLocked}
          onChange={({ target }) => {
            setTypedText(target.value)
            onChange(readOrKeep(parse, target.value))
          }}
          onBlur={() => {
            setTypedText(undefined)
            onBlur?.()
          }}
          onKeyDown={({ key }) => {
            if (key !== 'Enter' || onEnter === undefined) return
            setTypedText(undefined)
            onEnter()
          }}
        />
        {children}
      </div>
      {problem !== undefined && (
        <p id={problemId} role="alert" className="typed-input__problem">
          {problem}
        </p>
      )}
    </div>
  )
}
