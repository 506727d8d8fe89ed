import { useState, type KeyboardEvent } from 'react'
import { formatSwitchValue, labelSwitchOption } from '@/src/domain/tenancy/switch-layer'
import type { ControlProps } from './control-props'
import { ListControl } from './list-control'
import { Select } from '@/src/admin/ui/select'

/** Prevents Enter in a one-line input from submitting the document's form. */
export const preventSubmit = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

const states = [
  { name: 'inherit', value: undefined },
  { name: 'on', value: true },
  { name: 'off', value: false },
] as const

const Toggle = ({ own, inherited, id, labelId, described, locked, onChange }: ControlProps) => (
  <div role="radiogroup" aria-labelledby={labelId} aria-describedby={described} className="switches__states">
    {states.map(({ name, value }) => (
      <label key={name}>
        <input
          type="radio"
          name={id}
          checked={own === value}
          disabled={locked}
          onKeyDown={preventSubmit}
          onChange={() => onChange(value)}
        />
        {name === 'inherit' ? `Default (${formatSwitchValue(inherited)})` : formatSwitchValue(value)}
      </label>
    ))}
  </div>
)

const NumberBox = ({ one, own, inherited, id, described, invalid, locked, onChange }: ControlProps) => {
  // Keeps the typed text, because a number passes through invalid states such as "4." while it is typed.
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: unknown }>()
  const text = draft && draft.value === own ? draft.text : own === undefined ? '' : String(own)
  return (
    <input
      id={id}
      type="number"
      className="panel-control"
      inputMode="decimal"
      min={one.min}
      max={one.max}
      step={one.step}
      value={text}
      placeholder={formatSwitchValue(inherited)}
      aria-describedby={described}
      aria-invalid={invalid}
      disabled={locked}
      onKeyDown={preventSubmit}
      onChange={(event) => {
        const value = event.target.value === '' ? undefined : Number(event.target.value)
        setDraft({ text: event.target.value, value })
        onChange(value)
      }}
    />
  )
}

const TextBox = ({ own, inherited, id, described, invalid, locked, onChange }: ControlProps) => (
  <input
    id={id}
    type="text"
    className="panel-control"
    value={own === undefined ? '' : String(own)}
    placeholder={own === undefined ? formatSwitchValue(inherited) : 'empty'}
    aria-describedby={described}
    aria-invalid={invalid}
    disabled={locked}
    onKeyDown={preventSubmit}
    onChange={(event) => onChange(event.target.value)}
  />
)

const Choice = ({ one, own, inherited, id, described, invalid, locked, onChange }: ControlProps) => {
  return (
    <Select
      id={id}
      value={own === undefined ? '' : String(own)}
      emptyLabel={`Default (${formatSwitchValue(inherited, one)})`}
      options={(one.options ?? []).map((option) => [option, labelSwitchOption(one, option)])}
      aria-describedby={described}
      aria-invalid={invalid}
      disabled={locked}
      onChange={(value) => onChange(value === '' ? undefined : value)}
    />
  )
}

const controls = { toggle: Toggle, number: NumberBox, text: TextBox, choice: Choice, list: ListControl } as const

/** The control for a switch of any kind. */
export const SwitchControl = (props: ControlProps) => {
  const Control = controls[props.one.kind]
  return <Control {...props} />
}
