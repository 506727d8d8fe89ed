import { useId, useState } from 'react'
import { DayInput } from '@/src/admin/dates/day-input'
import { isDay } from '@/src/domain/time/days'

type DayProps = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void }

/** A day of the filter, applied when it is picked, by Enter, or when its input is left: 25/11/20 would be a day of 2020. */
export const FilterDay = ({ label, value, onChange }: DayProps) => {
  const id = useId()
  // A draft counts only for the filter in which it was typed.
  const [draft, setDraft] = useState<{ readonly day: string; readonly typedIn: string }>()
  const day = draft?.typedIn === value ? draft.day : value
  const apply = (next: string): void => {
    const isReadable = next === '' || isDay(next)
    setDraft(isReadable ? undefined : { day: next, typedIn: value })
    if (isReadable && next !== value) onChange(next)
  }
  return (
    <div className="inbox-choice">
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        value={day}
        onChange={(typedText) => setDraft({ day: typedText, typedIn: value })}
        onPick={apply}
        onBlur={() => apply(day)}
        onEnter={() => apply(day)}
      />
    </div>
  )
}
