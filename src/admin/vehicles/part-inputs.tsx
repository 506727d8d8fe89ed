'use client'

import { type ReactNode, useState } from 'react'
import { Select } from '@/src/admin/ui/select'
import { TextArea } from '@/src/admin/ui/text-area'
import type { KindProperties } from '@/src/domain/stock/fields/kinds'
import {
  formatPartValue,
  type InputPart,
  listPartInputs,
  listPartProblems,
  type PartInput,
  type PartValue,
  withTypedValue,
} from '@/src/domain/panel/part-inputs'
import './part-inputs.css'

type ControlProps = {
  readonly id: string
  readonly input: PartInput
  readonly text: string
  readonly isLocked: boolean
  readonly problem: string | undefined
  readonly describedBy: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

const Control = ({ id, input, text, isLocked, problem, describedBy, onType, onLeave }: ControlProps) => {
  const shared = { id, disabled: isLocked, 'aria-invalid': problem !== undefined, 'aria-describedby': describedBy }
  if (input.kind === 'flag' || input.kind === 'choice') {
    const options = input.options?.map((one) => [one, one] as const) ?? [['yes', 'Yes'] as const, ['no', 'No'] as const]
    return <Select {...shared} value={text} options={options} emptyLabel="Not stated" onChange={onType} />
  }
  if (input.kind === 'longText') return <TextArea {...shared} value={text} rows={5} onChange={onType} />
  return (
    <input
      {...shared}
      type="text"
      className="panel-control"
      inputMode={input.kind === 'number' ? 'decimal' : 'text'}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  )
}

type LineProps = Omit<ControlProps, 'describedBy' | 'text' | 'onLeave'> & {
  readonly stored: string
  readonly note: ReactNode
}

/** One property. What staff type stays as typed until they leave the input, then it shows how it was understood. */
const InputLine = ({ id, input, stored, note, problem, onType, ...control }: LineProps) => {
  const [typedText, setTypedText] = useState<string>()
  const help = [input.help, note].filter(Boolean)
  const describedBy = [help.length > 0 && `${id}-help`, problem !== undefined && `${id}-problem`].filter(Boolean)
  return (
    <div className="part-inputs__line" data-wide={input.kind === 'longText' || undefined}>
      <label htmlFor={id}>{input.label}</label>
      <div className="part-inputs__control">
        {input.prefix !== undefined && <span aria-hidden>{input.prefix}</span>}
        <Control
          {...control}
          id={id}
          input={input}
          text={typedText ?? stored}
          problem={problem}
          describedBy={describedBy.length === 0 ? undefined : describedBy.join(' ')}
          onType={(text) => {
            if (input.kind !== 'flag' && input.kind !== 'choice') setTypedText(text)
            onType(text)
          }}
          onLeave={() => setTypedText(undefined)}
        />
        {input.suffix !== undefined && <span>{input.suffix}</span>}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="part-inputs__problem">
          {problem}
        </p>
      )}
      {help.length > 0 && (
        <p id={`${id}-help`} className="part-inputs__help">
          {help.map((line, at) => (
            <span key={at}>{line} </span>
          ))}
        </p>
      )}
    </div>
  )
}

type Props = {
  readonly part: InputPart
  readonly id: string
  readonly vehicle: KindProperties
  readonly value: PartValue
  readonly isLocked: boolean
  /** A note under an input, such as the feed's value. */
  readonly noteOf?: (name: string) => ReactNode
  /** Inputs that this vehicle has in another place. */
  readonly isHidden?: (name: string) => boolean
  readonly onChange: (value: PartValue | null) => void
}

/** The inputs of one part of a vehicle, such as its technical data (STF-02). */
export const PartInputs = ({ part, id, vehicle, value, isLocked, noteOf, isHidden, onChange }: Props) => {
  const problems = listPartProblems(part, value)
  return (
    <div className="part-inputs">
      {listPartInputs(part, vehicle, value)
        .filter(({ name }) => isHidden?.(name) !== true)
        .map((input) => (
          <InputLine
            key={input.name}
            id={`${id}-${input.name}`}
            input={input}
            stored={formatPartValue(part, input.name, value[input.name])}
            note={noteOf?.(input.name)}
            problem={problems[input.name]}
            isLocked={isLocked}
            onType={(text) => onChange(withTypedValue(part, value, input.name, text))}
          />
        ))}
    </div>
  )
}
