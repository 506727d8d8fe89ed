'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import './json-field.css'
import { TextArea } from '@/src/admin/ui/text-area'

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

const parseJson = (text: string): { readonly value: unknown } | { readonly problem: string } => {
  if (text.trim() === '') return { value: null }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'Unknown error.' }
  }
}

const NOT_DATA = 'Enter a list or an object, not a line of text.'

const jsonProblem = (text: string): string | undefined => {
  const result = parseJson(text)
  return 'problem' in result ? `This isn’t valid JSON: ${result.problem}` : undefined
}

type FieldErrorState = { readonly showError: boolean; readonly errorMessage?: string | undefined }

const problemOf = (text: string, { showError, errorMessage }: FieldErrorState): string | undefined =>
  jsonProblem(text) ?? (showError ? errorMessage : undefined)

const validateJson = (value: unknown): true | string =>
  typeof value === 'string' ? (jsonProblem(value) ?? NOT_DATA) : true

type TextProps = {
  readonly id: string
  readonly text: string
  readonly problem: string | undefined
  readonly onType: (text: string) => void
}

const Text = ({ id, text, problem, onType }: TextProps) => (
  <>
    <TextArea
      id={id}
      value={text}
      rows={Math.min(16, Math.max(3, text.split('\n').length))}
      spellCheck={false}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      onChange={onType}
    />
    {problem !== undefined && (
      <p id={`${id}-problem`} role="alert" className="json-text__problem">
        {problem}
      </p>
    )}
  </>
)

/** A text editor for structured data. Replaces Payload's editor, which loads its script from another company's host. */
export const JsonField: JSONFieldClientComponent = ({ path, field, readOnly = false }) => {
  const { value, setValue, disabled, ...errorState } = useField<unknown>({
    potentiallyStalePath: path,
    validate: validateJson,
  })
  const [typed, setTyped] = useState<string>()
  const text = typed ?? textOf(value)
  const problem = problemOf(text, errorState)
  const id = `field-${path.replaceAll('.', '__')}`
  const onType = (next: string): void => {
    setTyped(next)
    const result = parseJson(next)
    // Invalid text stays the value and fails validation, because saving without it would lose it.
    setValue('value' in result ? result.value : next)
  }
  return (
    <div className="field-type json-text">
      <FieldLabel htmlFor={id} label={field.label ?? path} path={path} />
      {readOnly || disabled ? (
        <pre id={id} tabIndex={0}>
          {text === '' ? '–' : text}
        </pre>
      ) : (
        <Text id={id} text={text} problem={problem} onType={onType} />
      )}
      <FieldDescription path={path} description={field.admin?.description ?? ''} />
    </div>
  )
}
