'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo, useState } from 'react'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { useTenantId } from '@/src/admin/links/use-site'
import { Combobox } from '@/src/admin/ui/combobox'
import {
  listTermChoices,
  readTerm,
  type TermContext,
  type TermField as TermName,
} from '@/src/domain/panel/vehicle-terms'
import { findTermWarning } from '@/src/domain/panel/term-warning'
import { useOwnTerms } from './use-own-terms'
import { useVehicleKind } from './use-vehicle-kind'

type Props = TextFieldClientProps & { readonly name: TermName }

/** The choices of a field, and what else reading its text needs. Locked fields need no terms of the dealer. */
const useTerms = (name: TermName, isLocked: boolean) => {
  const tenant = useTenantId()
  const own = useOwnTerms(isLocked ? undefined : tenant)
  const value = useFormFields(([fields]) => fields['make']?.value)
  const make = typeof value === 'string' ? value : undefined
  const { item_type: itemType } = useVehicleKind()
  return useMemo(() => {
    const context: TermContext = { own: own ?? [], make, itemType }
    const choices = listTermChoices(name, context)
    return { context, isLoaded: own !== undefined, choices }
  }, [name, own, make, itemType])
}

const noteOf = (count: number): string | undefined => (count === 0 ? undefined : `${String(count)} in stock`)

type TextState = { readonly value: string | null; readonly setValue: (value: string | null) => void }

/** The text of a term: as it is typed, and as it is read when staff leave the input. */
const useTermText = (name: TermName, context: TermContext, { value, setValue }: TextState) => {
  const [isTyping, setTyping] = useState(false)
  const change = (typedText: string): void => {
    setTyping(true)
    setValue(typedText === '' ? null : typedText)
  }
  const choose = (chosen: string): void => {
    setTyping(false)
    setValue(chosen)
  }
  const finish = (typedText: string): void => {
    setTyping(false)
    const read = typedText === '' ? null : (readTerm(name, typedText, context) ?? null)
    if (read !== (value ?? null)) setValue(read)
  }
  return { text: value ?? '', isTyping, change, choose, finish }
}

/**
 * A term by which shoppers filter: staff choose it from the dealer's own and the known ones, or type it, and it is spelled
 * as feeds' terms are when they leave the input (STF-02).
 */
export const TermField = ({ field, path, readOnly, name }: Props) => {
  const form = useField<string | null>({ potentiallyStalePath: path })
  const isLocked = isFieldLocked(field, readOnly, form.disabled)
  const { context, isLoaded, choices } = useTerms(name, isLocked)
  const { text, isTyping, ...on } = useTermText(name, context, form)
  const problem = form.showError ? form.errorMessage : undefined
  const mayWarn = problem === undefined && isLoaded && !isTyping
  const warning = mayWarn ? findTermWarning(name, text, choices, readTerm(name, text, context)) : undefined
  const id = inputIdOf(path)
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <Combobox
        id={id}
        name={path}
        listLabel={typeof field.label === 'string' ? field.label : name}
        value={text}
        choices={choices.map((choice) => ({ value: choice.value, note: noteOf(choice.count) }))}
        {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
        isLocked={isLocked}
        isInvalid={problem !== undefined}
        describedBy={(problem ?? warning) === undefined ? undefined : `${id}-problem`}
        onChange={on.change}
        onChoose={on.choose}
        onFinish={on.finish}
      />
      {warning !== undefined && (
        <p id={`${id}-problem`} role="status" className="combobox__warning choice-list__warning">
          {warning}
        </p>
      )}
    </FieldFrame>
  )
}
