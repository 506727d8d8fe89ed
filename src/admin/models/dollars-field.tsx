'use client'

import { useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { formatCents } from '@/src/domain/money/format-money'
import { parseMoney } from '@/src/domain/money/parse-money'
import { amountMessage } from '@/src/domain/panel/typed-numbers'
import { fieldId, ModelField } from './model-field'
import '@/src/admin/ui/controls.css'

const dollarText = (cents: number | null | undefined): string =>
  typeof cents === 'number' && Number.isFinite(cents) ? formatCents(cents).replace('$', '') : ''

/** An amount typed in dollars and stored in cents. Invalid text shows a problem at the field. */
export const DollarsField = ({
  field,
  path,
  readOnly,
  note,
  noteId,
}: NumberFieldClientProps & {
  readonly note?: ReactNode
  /** The part of the note that describes the input to a screen reader. */
  readonly noteId?: string
}) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ potentiallyStalePath: path })
  const [typedText, setTypedText] = useState<string | undefined>(undefined)

  const change = (text: string): void => {
    setTypedText(text)
    const money = parseMoney(text)
    // Invalid text becomes -1, which fails the field's validation.
    setValue(money.kind === 'amount' ? money.cents : money.kind === 'none' ? null : -1)
  }
  const unreadable = typedText !== undefined && parseMoney(typedText).kind === 'unreadable'
  const problem = unreadable ? amountMessage(typedText) : showError ? errorMessage : undefined
  const describedBy = [problem !== undefined && `${fieldId(path)}-problem`, noteId].filter(Boolean).join(' ')
  return (
    <ModelField field={field} path={path} problem={problem} note={note}>
      <div className="model-dollars__row">
        <span aria-hidden>$</span>
        <input
          id={fieldId(path)}
          type="text"
          className="panel-control"
          inputMode="decimal"
          disabled={readOnly === true || field.admin?.readOnly === true || disabled}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          value={typedText ?? dollarText(value)}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (!unreadable) setTypedText(undefined)
          }}
        />
      </div>
    </ModelField>
  )
}
