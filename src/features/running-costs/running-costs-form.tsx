'use client'

import { useState, type ChangeEvent } from 'react'
import {
  maxValues,
  parseTypedNumber,
  formatRunningCosts,
  type RunningCosts,
} from '@/src/domain/running-costs/running-costs'
import { NumberInput } from '@/src/ui/inputs/amounts'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { formatInteger } from '@/src/domain/text/numbers'

type Field = 'price' | 'distance' | 'consumption'
const fields = ['price', 'distance', 'consumption'] as const satisfies readonly Field[]

type FieldLabels = Pick<InputProps, 'label' | 'labelMore' | 'before' | 'after' | 'hint'>

const labels: Readonly<Record<RunningCosts['kind'], Readonly<Record<Field, FieldLabels>>>> = {
  fuel: {
    price: { label: 'Fuel price', labelMore: 'in dollars per litre', before: '$', hint: 'Per litre' },
    distance: { label: 'Distance per week', after: ' km' },
    consumption: { label: 'Consumption', hint: 'Litres per 100 km' },
  },
  electricity: {
    price: {
      label: 'Electricity price',
      labelMore: 'in dollars per kilowatt hour',
      before: '$',
      hint: 'Per kilowatt hour',
    },
    distance: { label: 'Distance per week', after: ' km' },
    consumption: { label: 'Consumption', hint: 'kWh per 100 km' },
  },
}

const invalidNumberText = (field: Field): string =>
  `Please enter a number from 0 to ${formatInteger(maxValues[field])}.`

/** The fields of the running costs. A valid number updates the result as it is typed; an error shows on blur. */
export const RunningCostsForm = ({ costs }: { costs: RunningCosts }) => {
  const [current, setCurrent] = useState(costs)
  const [texts, setTexts] = useState<Readonly<Record<Field, string>>>({
    price: costs.price.toFixed(2),
    distance: String(costs.distance),
    consumption: String(costs.consumption),
  })
  const [invalid, setInvalid] = useState<Partial<Record<Field, boolean>>>({})

  const handleChange = (field: Field, text: string): void => {
    setTexts((previous) => ({ ...previous, [field]: text }))
    const value = parseTypedNumber(text, maxValues[field])
    if (value === undefined) return
    setInvalid((previous) => ({ ...previous, [field]: false }))
    // The date belongs to the built-in price, and the general figure is the built-in consumption: not what is typed.
    setCurrent(({ date, isGeneral, ...previous }) => ({
      ...previous,
      ...(date && field !== 'price' && { date }),
      ...(isGeneral && field !== 'consumption' && { isGeneral }),
      [field]: value,
    }))
  }
  /** Formats the field as a bare number on blur: its sign and unit are beside it. */
  const handleBlur = (field: Field): void => {
    const value = parseTypedNumber(texts[field], maxValues[field])
    setInvalid((previous) => ({ ...previous, [field]: value === undefined }))
    if (value !== undefined && String(value) !== texts[field])
      setTexts((previous) => ({ ...previous, [field]: field === 'price' ? value.toFixed(2) : String(value) }))
  }

  return (
    <>
      <p className="finance-example" role="status">
        {formatRunningCosts(current)}
      </p>
      <div className="running-costs-fields">
        {fields.map((field) => {
          const common = {
            ...labels[costs.kind][field],
            id: `running-${field}`,
            autoComplete: 'off',
            value: texts[field],
            error: invalid[field] ? invalidNumberText(field) : undefined,
            onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(field, event.target.value),
            onBlur: () => handleBlur(field),
          }
          return field === 'consumption' ? (
            <NumberInput key={field} {...common} min={0} max={maxValues[field]} step={0.1} />
          ) : (
            <Input key={field} {...common} type="text" inputMode="decimal" />
          )
        })}
      </div>
    </>
  )
}
