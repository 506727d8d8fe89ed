import type { ComponentProps } from 'react'
import './controls.css'

export type SelectOption = readonly [value: string, label: string]

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children'> & {
  readonly value: string
  readonly options?: readonly SelectOption[]
  /** Options under headings, after the others. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[]
  /** The option with an empty value, before the others. */
  readonly emptyLabel?: string
  /** Label of a stored value that is not among the options; without it the value itself. */
  readonly unknownLabel?: (value: string) => string
  readonly onChange: (value: string) => void
}

const hasOption = (value: string, { options = [], groups = [], emptyLabel }: Props): boolean =>
  (value === '' && emptyLabel !== undefined) ||
  [options, ...groups.map((group) => group.options)].some((some) => some.some(([one]) => one === value))

const Options = ({ options }: { readonly options: readonly SelectOption[] }) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/**
 * The panel's select; its label is beside it. A stored value that is no longer offered stays an option, because the
 * browser would otherwise show another one, and saving would store that.
 */
export const Select = (props: Props) => {
  const { value, options = [], groups = [], emptyLabel, unknownLabel = String, onChange, ...native } = props
  return (
    <select {...native} className="panel-control" value={value} onChange={(event) => onChange(event.target.value)}>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {!hasOption(value, props) && <option value={value}>{unknownLabel(value)}</option>}
      <Options options={options} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options options={group.options} />
        </optgroup>
      ))}
    </select>
  )
}

/** Makes options of texts that are their own labels. */
export const toOptions = (values: readonly string[]): readonly SelectOption[] => values.map((value) => [value, value])
