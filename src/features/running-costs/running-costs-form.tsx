'use client'

import { useState, type ChangeEvent } from 'react'
import { mostTyped, readTyped, runningText, type RunningCosts } from '@/src/domain/running-costs/running-costs'
import { NumberInput } from '@/src/ui/inputs/amounts'
import { Input, type InputProps } from '@/src/ui/inputs/input'

type Field = 'price' | 'distance' | 'consumption'
const fields = ['price', 'distance', 'consumption'] as const satisfies readonly Field[]

type Labelled = Pick<InputProps, 'label' | 'labelMore' | 'before' | 'after' | 'hint'>

const labels: Readonly<Record<RunningCosts['kind'], Readonly<Record<Field, Labelled>>>> = {
  fuel: {
    price: { label: 'Fuel price', labelMore: 'in dollars a litre', before: '$', hint: 'A litre' },
    distance: { label: 'Distance per week', after: ' kms' },
    consumption: { label: 'Consumption', hint: 'Litres per 100 km' },
  },
  electricity: {
    price: {
      label: 'Electricity price',
      labelMore: 'in dollars a kilowatt hour',
      before: '$',
      hint: 'A kilowatt hour',
    },
    distance: { label: 'Distance per week', after: ' kms' },
    consumption: { label: 'Consumption', hint: 'kWh per 100 km' },
  },
}

const unreadable = (field: Field): string =>
  `Please enter a number from 0 to ${mostTyped[field].toLocaleString('en-AU')}.`

/** The fields of the running costs. A valid number updates the result as it is typed; an error shows on blur. */
export const RunningCostsForm = ({ costs }: { costs: RunningCosts }) => {
  const [now, setNow] = useState(costs)
  const [texts, setTexts] = useState<Readonly<Record<Field, string>>>({
    price: costs.price.toFixed(2),
    distance: String(costs.distance),
    consumption: String(costs.consumption),
  })
  const [wrong, setWrong] = useState<Partial<Record<Field, boolean>>>({})

  const type = (field: Field, text: string): void => {
    setTexts((before) => ({ ...before, [field]: text }))
    const value = readTyped(text, mostTyped[field])
    if (value === undefined) return
    setWrong((before) => ({ ...before, [field]: false }))
    // The date belongs to the built-in price; a price that the shopper types has none.
    setNow(({ date, ...before }) => ({ ...before, ...(date && field !== 'price' && { date }), [field]: value }))
  }
  /** Formats the field as a bare number on blur: its sign and unit are beside it. */
  const leave = (field: Field): void => {
    const value = readTyped(texts[field], mostTyped[field])
    setWrong((before) => ({ ...before, [field]: value === undefined }))
    if (value !== undefined && String(value) !== texts[field])
      setTexts((before) => ({ ...before, [field]: field === 'price' ? value.toFixed(2) : String(value) }))
  }

  return (
    <>
      <p className="finance-example" role="status">
        {runningText(now)}
      </p>
      <div className="running-costs-fields">
        {fields.map((field) => {
          const common = {
            ...labels[costs.kind][field],
            id: `running-${field}`,
            autoComplete: 'off',
            value: texts[field],
            error: wrong[field] ? unreadable(field) : undefined,
            onChange: (event: ChangeEvent<HTMLInputElement>) => type(field, event.target.value),
            onBlur: () => leave(field),
          }
          return field === 'consumption' ? (
            <NumberInput key={field} {...common} min={0} max={mostTyped[field]} step={0.1} />
          ) : (
            <Input key={field} {...common} type="text" inputMode="decimal" />
          )
        })}
      </div>
    </>
  )
}
