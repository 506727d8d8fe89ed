'use client'
import { useId } from 'react'
import { Select, type SelectOption } from '@/src/admin/ui/select'

type Props = {
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  readonly disabled?: boolean
}

export const LabelledSelect = ({ label, value, options, onChange, disabled = false }: Props) => {
  const id = useId()
  return (
    <div className="inbox-choice">
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={options} disabled={disabled} onChange={onChange} />
    </div>
  )
}
