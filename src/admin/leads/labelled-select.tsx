'use client'
import { useId } from 'react'

type Props = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
  readonly disabled?: boolean
}

export const LabelledSelect = ({ label, value, options, onChange, disabled = false }: Props) => {
  const id = useId()
  return (
    <div className="inbox-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
