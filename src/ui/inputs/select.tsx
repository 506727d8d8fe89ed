import type { ComponentProps } from 'react'
import { descriptionOf, FieldFrame, type FieldFrameProps } from './field-frame'

export type SelectOption = readonly [value: string, label: string]

type Props = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    options?: readonly SelectOption[]
    /** The option with an empty value, before the others. */
    emptyLabel?: string | undefined
    /** The label is beside the control instead of above it. */
    isInline?: boolean
  }

/** A native select with its label, hint and error; it works before hydration. Grouped options are its children. */
export const Select = (props: Props) => {
  const { id, label, labelMore, hint, error, options, emptyLabel, isInline, children, ...native } = props
  const frame = { id, label, labelMore, hint, error }
  return (
    <FieldFrame {...frame} {...(isInline && { className: 'field-inline' })}>
      <select {...native} id={id} className="input" {...descriptionOf(frame)}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options?.map(([value, optionLabel]) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  )
}
