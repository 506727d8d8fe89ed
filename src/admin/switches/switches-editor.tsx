'use client'

import { useField } from '@payloadcms/ui'
import { useCallback, useId, useMemo, useState } from 'react'
import {
  formatLayerProblems,
  matchesQuery,
  findOwnValue,
  withSwitchValue,
  type AnySwitch,
  type NamedLayer,
  type SwitchPath,
} from '@/src/domain/tenancy/switch-layer'
import { switches, switchGroups } from '@/src/domain/switches'
import './switches.css'
import { SwitchRow } from './switch-row'
import { UnusableValues } from './unusable-values'

type Entry = SwitchPath & { readonly one: AnySwitch }

const groups = Object.entries(switchGroups).map(([group, texts]) => ({
  group,
  ...texts,
  entries: Object.entries(switches[group as keyof typeof switches]).map(([key, one]): Entry => ({
    group,
    key,
    one: one as AnySwitch,
  })),
}))
const switchCount = groups.reduce((sum, { entries }) => sum + entries.length, 0)

const validate = (value: unknown): true | string => formatLayerProblems(switches, value) ?? true

type Props = {
  path: string
  description: string
  under: readonly NamedLayer[]
  readOnly: boolean
}

/** The groups with the switches that match the text, and that are changed if only those are wanted. */
const useVisibleGroups = (value: unknown, query: string, onlyChanged: boolean) => {
  const isChanged = useCallback((path: SwitchPath) => findOwnValue(value, path) !== undefined, [value])
  const visibleGroups = useMemo(
    () =>
      groups
        .map(({ entries, ...group }) => ({
          ...group,
          entries: entries.filter(
            (entry) => matchesQuery(entry.one, entry, query) && (!onlyChanged || isChanged(entry)),
          ),
        }))
        .filter(({ entries }) => entries.length > 0),
    [query, onlyChanged, isChanged],
  )
  const count = visibleGroups.reduce((sum, { entries }) => sum + entries.length, 0)
  const changed = groups.reduce((sum, { entries }) => sum + entries.filter(isChanged).length, 0)
  return { visibleGroups, count, changed }
}

type GroupProps = (typeof groups)[number] & {
  readonly id: string
  readonly value: unknown
  readonly under: readonly NamedLayer[]
  readonly locked: boolean
  readonly onChange: (value: unknown) => void
}

const SwitchGroup = ({ id, group, label, help, entries, value, under, locked, onChange }: GroupProps) => (
  <section aria-labelledby={id} className="switches__group">
    <h4 id={id}>{label}</h4>
    <p className="switches__help">{help}</p>
    <ul>
      {entries.map(({ key, one }) => (
        <SwitchRow
          key={key}
          path={{ group, key }}
          one={one}
          own={findOwnValue(value, { group, key })}
          under={under}
          locked={locked}
          onChange={(next) => onChange(withSwitchValue(value, { group, key }, next))}
        />
      ))}
    </ul>
  </section>
)

/** Edits all switches of a layer, built from the registry (TEN-03). */
export const SwitchesEditor = ({ path, description, under, readOnly }: Props) => {
  const id = useId()
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate,
  })
  const [query, setQuery] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const locked = readOnly || disabled
  const { visibleGroups, count, changed } = useVisibleGroups(value, query, onlyChanged)

  return (
    <section className="switches field-type" aria-labelledby={`${id}-title`} id={`field-${path}`}>
      <h3 id={`${id}-title`}>Switches</h3>
      <p className="switches__help">{description}</p>
      {showError && errorMessage && (
        <p role="alert" className="switches__problem">
          {errorMessage}
        </p>
      )}
      <UnusableValues value={value} setValue={setValue} locked={locked} />
      <div className="switches__tools">
        <label htmlFor={`${id}-search`}>Find a switch</label>
        <input
          id={`${id}-search`}
          type="search"
          className="panel-control"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // Enter would submit the document's form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <label className="switches__check">
          <input type="checkbox" checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)} />
          Only changed switches
        </label>
        <p role="status" className="switches__help">
          {count} of {switchCount} switches shown, {changed} changed
        </p>
      </div>
      {visibleGroups.map((one) => (
        <SwitchGroup
          key={one.group}
          id={`${id}-${one.group}`}
          {...{ ...one, value, under, locked }}
          onChange={setValue}
        />
      ))}
    </section>
  )
}
