'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { TextArea } from '@/src/admin/ui/text-area'
import { type LineListPart, findLineProblem, toLines } from '@/src/domain/panel/line-list'
import { PartFrame } from './part-field'

const linesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** A list with one entry on each line, such as features or the addresses of the frames of a 360° view (STF-02). */
export const LinesField = ({ field, path, readOnly, part }: JSONFieldClientProps & { readonly part: LineListPart }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: (current) => findLineProblem(part, linesOf(current)) ?? true,
  })
  const [typed, setTyped] = useState<string>()
  const lines = linesOf(value)
  const problem = findLineProblem(part, lines) ?? (showError ? errorMessage : undefined)
  const id = `field-${path}`
  return (
    <PartFrame field={field} problem={problem}>
      <div className="part-inputs__control">
        <TextArea
          id={id}
          aria-label={`${typeof field.label === 'string' ? field.label : field.name}, one on each line`}
          aria-invalid={problem !== undefined}
          value={typed ?? lines.join('\n')}
          rows={Math.min(16, Math.max(3, lines.length + 1))}
          disabled={readOnly === true || disabled}
          onChange={(text) => {
            setTyped(text)
            setValue(toLines(text))
          }}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <p className="part-inputs__help">One on each line.</p>
    </PartFrame>
  )
}
