'use client'

import { useState } from 'react'
import {
  computeRemainingLoad,
  formatRemainingLoad,
  initialAmounts,
  type LoadCalculator,
  MAX_AMOUNT,
} from '@/src/domain/load/load-items'
import { parseTypedNumber } from '@/src/domain/running-costs/running-costs'
import { formatInteger } from '@/src/domain/text/numbers'
import { AmountInput } from '@/src/ui/inputs/amounts'

const INVALID_TEXT = `Please enter a number from 0 to ${formatInteger(MAX_AMOUNT)}.`

/** The fields of the payload calculator. The result follows what is typed; an empty field counts as nothing. */
export const LoadForm = ({ calculator }: { calculator: LoadCalculator }) => {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(initialAmounts(calculator)).map(([name, value]) => [name, String(value)])),
  )
  const valueOf = (name: string): number | undefined => {
    const text = texts[name] ?? ''
    return text.trim() === '' ? 0 : parseTypedNumber(text, MAX_AMOUNT)
  }
  const amounts = Object.fromEntries(calculator.items.map(({ name }) => [name, valueOf(name) ?? 0]))
  return (
    <>
      <p className="finance-example" role="status">
        {formatRemainingLoad(computeRemainingLoad(calculator, amounts))}
      </p>
      <div className="running-costs-fields">
        {calculator.items.map(({ name, label, unit }) => (
          <AmountInput
            key={name}
            id={`load-${name}`}
            label={label}
            after={unit}
            value={texts[name] ?? ''}
            error={valueOf(name) === undefined ? INVALID_TEXT : undefined}
            onChange={({ target }) => setTexts((previous) => ({ ...previous, [name]: target.value }))}
          />
        ))}
      </div>
    </>
  )
}
