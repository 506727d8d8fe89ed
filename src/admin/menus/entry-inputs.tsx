import { useField } from '@payloadcms/ui'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { findLinkNote, useAddresses } from '@/src/admin/links/use-site'
import { LinkPicker } from '@/src/admin/links/link-picker'
import { inputIdOf } from '@/src/admin/dates/field-frame'
import { Select, type SelectOption } from '@/src/admin/ui/select'
import { INVALID_HREF_TEXT, isSafeHref, MISSING_HREF_TEXT } from '@/src/domain/content/href'
import '@/src/admin/ui/controls.css'
import '@/src/admin/links/link-warning.css'

type FrameProps = {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly problem: string | undefined
  readonly children: ReactNode
}

const Frame = ({ id, label, help, problem, children }: FrameProps) => (
  <div className="menu-input">
    <label htmlFor={id}>{label}</label>
    {children}
    {problem !== undefined && (
      <p id={`${id}-problem`} role="alert" className="moment-field__problem">
        {problem}
      </p>
    )}
    {help !== undefined && <p className="field-description">{help}</p>}
  </div>
)

const useText = (path: string, check?: (value: string) => true | string) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    path,
    ...(check && { validate: (current: string | null | undefined) => check(current ?? '') }),
  })
  const problem = showError ? (errorMessage ?? 'This field is not valid.') : undefined
  return { id: inputIdOf(path), text: value ?? '', setValue, problem, disabled }
}

type InputProps = { readonly path: string; readonly label: string; readonly help?: string }

export const EntryText = ({
  path,
  label,
  help,
  maxLength,
  isRequired = false,
  takesFocus = false,
}: InputProps & { readonly maxLength: number; readonly isRequired?: boolean; readonly takesFocus?: boolean }) => {
  const check = (value: string): true | string =>
    isRequired && value.trim() === '' ? `Enter the ${label.toLowerCase()}.` : true
  const { id, text, setValue, problem, disabled } = useText(path, check)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <Frame id={id} label={label} problem={problem} {...(help !== undefined && { help })}>
      <input
        ref={input}
        id={id}
        name={path}
        type="text"
        className="panel-control"
        maxLength={maxLength}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        value={text}
        disabled={disabled}
        onChange={(event) => setValue(event.target.value)}
      />
    </Frame>
  )
}

export const EntryLink = ({
  path,
  label,
  help,
  isRequired = false,
}: InputProps & { readonly isRequired?: boolean }) => {
  const check = (value: string): true | string => {
    if (value === '') return isRequired ? MISSING_HREF_TEXT : true
    return isSafeHref(value) || INVALID_HREF_TEXT
  }
  const { id, text, setValue, problem, disabled } = useText(path, check)
  const note = findLinkNote(text, useAddresses())
  return (
    <Frame id={id} label={label} problem={problem} {...(help !== undefined && { help })}>
      <LinkPicker
        id={id}
        name={path}
        value={text}
        kind="any"
        isLocked={disabled}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        onChange={(value) => setValue(value === '' ? null : value)}
      />
      <p className="link-warning" role="status" data-warning={note?.isWarning !== false}>
        {note?.text}
      </p>
    </Frame>
  )
}

export const EntryChoice = ({
  path,
  label,
  help,
  options,
}: InputProps & { readonly options: readonly SelectOption[] }) => {
  const { text, setValue, problem, disabled } = useText(path)
  const id = useId()
  return (
    <Frame id={id} label={label} problem={problem} {...(help !== undefined && { help })}>
      <Select
        id={id}
        name={path}
        value={text}
        options={options}
        emptyLabel="None"
        disabled={disabled}
        onChange={(value) => setValue(value === '' ? null : value)}
      />
    </Frame>
  )
}
