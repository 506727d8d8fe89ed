import { useId } from 'react'
import { switchAnchor } from '@/src/domain/panel/search/switch-anchor'
import {
  isValueOfKind,
  resolveInheritedValue,
  formatSwitchValue,
  type AnySwitch,
  type NamedLayer,
  type SwitchPath,
} from '@/src/domain/tenancy/switch-layer'
import { SwitchControl } from './controls'

type Props = {
  path: SwitchPath
  one: AnySwitch
  own: unknown
  under: readonly NamedLayer[]
  locked: boolean
  onChange: (next: unknown) => void
}

const switchProblem = (one: AnySwitch, own: unknown): string | undefined => {
  if (own === undefined || !isValueOfKind(one, own)) return undefined
  const parsed = one.schema.safeParse(own)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

type LabelProps = { readonly id: string; readonly one: AnySwitch; readonly isChanged: boolean }

const SwitchLabel = ({ id, one, isChanged }: LabelProps) => (
  <p className="switches__label">
    {['toggle', 'list'].includes(one.kind) ? (
      <span id={`${id}-label`}>{one.label}</span>
    ) : (
      <label id={`${id}-label`} htmlFor={`${id}-control`}>
        {one.label}
      </label>
    )}
    {isChanged && <span className="switches__mark">Changed</span>}
    {one.later && <span className="switches__later">Not available yet: needs {one.later}</span>}
  </p>
)

/** One switch: its help text, control, inherited value and reset button. */
export const SwitchRow = ({ path, one, own, under, locked, onChange }: Props) => {
  const id = useId()
  const inherited = resolveInheritedValue(one, path, under)
  const changed = own !== undefined
  const problem = switchProblem(one, own)
  const describedBy = [`${id}-help`, `${id}-from`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <li
      id={switchAnchor(path.group, path.key)}
      className="switches__row"
      data-switch={`${path.group}.${path.key}`}
      data-changed={changed}
    >
      <div className="switches__words">
        <SwitchLabel id={id} one={one} isChanged={changed} />
        <p id={`${id}-help`} className="switches__help">
          {one.help}
        </p>
      </div>
      <div className="switches__control">
        <SwitchControl
          one={one}
          own={isValueOfKind(one, own) ? own : undefined}
          inherited={inherited.value}
          id={`${id}-control`}
          labelId={`${id}-label`}
          described={describedBy}
          invalid={problem !== undefined}
          locked={locked}
          onChange={onChange}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className="switches__problem">
            {problem}
          </p>
        )}
        <p id={`${id}-from`} className="switches__from">
          Default: <strong>{formatSwitchValue(inherited.value, one)}</strong>, from {inherited.from}
        </p>
        {changed && (
          <button
            type="button"
            className="switches__reset"
            aria-label={`Back to the default: ${one.label}`}
            disabled={locked}
            onClick={() => onChange(undefined)}
          >
            Back to the default
          </button>
        )}
      </div>
    </li>
  )
}
