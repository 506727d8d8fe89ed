'use client'

import { useFormFields } from '@payloadcms/ui'
import { describeState } from '@/src/domain/stock/price-change/texts'
import './price-changes.css'

/** Says in a sentence what has happened to the prices of a change, above what it is (STF-11). */
export const ChangeStateField = () => {
  const state = useFormFields(([fields]) => fields['state']?.value)
  const text = describeState(state)
  return text === '' ? null : <p className="price-changes__state">{text}</p>
}
