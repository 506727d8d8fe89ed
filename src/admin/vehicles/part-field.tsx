'use client'

import { FieldDescription, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import {
  firstPartProblem,
  formatPartValue,
  type InputPart,
  listPartInputs,
  listPartProblems,
  type PartValue,
} from '@/src/domain/panel/part-inputs'
import { isOwnPriceHidden } from '@/src/domain/panel/feed-advice'
import { PartInputs } from './part-inputs'
import { PriceWarning } from './price-warning'
import { useFeedState } from './use-feed-state'
import { useVehicleKind } from './use-vehicle-kind'

export const toPartValue = (value: unknown): PartValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PartValue) : {}

type FrameProps = {
  /** The id by which a refused save finds the field (`inputIdOfPath`); undefined where an input inside has it. */
  readonly id: string | undefined
  readonly field: {
    readonly name: string
    readonly label?: unknown
    readonly admin?: { readonly description?: unknown }
  }
  readonly problem: string | undefined
  readonly children: ReactNode
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other)

/** Legend, help and problem around the inputs of a value that is stored as JSON. */
export const PartFrame = ({ id, field, problem, children }: FrameProps) => (
  <fieldset id={id} className="field-type part-field">
    <legend>{textOr(field.label, field.name)}</legend>
    <FieldDescription path={field.name} description={textOr(field.admin?.description, '')} />
    {problem !== undefined && (
      <p role="alert" className="part-inputs__problem">
        {problem}
      </p>
    )}
    {children}
  </fieldset>
)

/** The value that the feed gave a field which staff can replace, as shoppers would see it without their own. */
const FeedValue = ({ name }: { readonly name: string }) => {
  const value = useFormFields(([fields]) => fields[name]?.value)
  const text = formatPartValue('overrides', name, value)
  if (text === '') return null
  return `Without your own: ${name.endsWith('_cents') ? '$' : ''}${text}`
}

const warningNames: Readonly<Record<string, 'ownPrice' | 'ownWas'>> = {
  offer_price_cents: 'ownPrice',
  before_price_cents: 'ownWas',
}

/** The note at a value of the dealer's own: the feed's value, and a warning about an odd price. */
const OwnValueNote = ({ name }: { readonly name: string }) => (
  <>
    <FeedValue name={name} />
    {warningNames[name] && <PriceWarning at={warningNames[name]} />}
  </>
)

/** The inputs of a vehicle's nested data (STF-02): technical data, caravan data, quote, averages and own values. */
export const PartField = ({ field, path, readOnly, part }: JSONFieldClientProps & { readonly part: InputPart }) => {
  const { value, initialValue, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: (current) => firstPartProblem(part, current) ?? true,
  })
  // Each input shows its own problem below it, where staff correct it.
  const isShownBelow = Object.keys(listPartProblems(part, toPartValue(value))).length > 0
  const feedState = useFeedState()
  const vehicle = useVehicleKind()
  // A motorcycle has no caravan data.
  if (listPartInputs(part, vehicle, toPartValue(value)).length === 0) return null
  return (
    <PartFrame id={`field-${path}`} field={field} problem={showError && !isShownBelow ? errorMessage : undefined}>
      <PartInputs
        part={part}
        id={`field-${path}`}
        vehicle={vehicle}
        value={toPartValue(value)}
        isLocked={readOnly === true || disabled}
        {...(part === 'overrides' && {
          noteOf: (name: string) => <OwnValueNote name={name} />,
          isHidden: (name: string) => isOwnPriceHidden(name, feedState, toPartValue(initialValue)[name]),
        })}
        onChange={setValue}
      />
    </PartFrame>
  )
}
