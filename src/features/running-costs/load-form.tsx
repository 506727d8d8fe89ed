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

const parseAmount = (text: string): number | undefined => (text.trim() === '' ? 0 : parseTypedNumber(text, MAX_AMOUNT))

/**
 * The fields of the payload calculator. The result follows what is typed; an empty field counts as nothing, and one that
 * is not a number as its last valid amount.
 */
export const LoadForm = ({ calculator }: { calculator: LoadCalculator }) => {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>(() => initialAmounts(calculator))
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, String(value)])),
  )
  const change = (name: string, text: string): void => {
    setTexts((previous) => ({ ...previous, [name]: text }))
    const amount = parseAmount(text)
    if (amount !== undefined) setAmounts((previous) => ({ ...previous, [name]: amount }))
  }
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
            error={parseAmount(texts[name] ?? '') === undefined ? INVALID_TEXT : undefined}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
      </div>
    </>
  )
}
