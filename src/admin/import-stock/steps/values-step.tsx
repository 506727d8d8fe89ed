import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Select } from '@/src/admin/ui/select'
import { fieldLabelOf, type FeedField } from '@/src/domain/stock/feed/fields'
import {
  findTranslation,
  mustBeChosen,
  termsOf,
  termsOfMake,
  translate,
  type Term,
} from '@/src/domain/stock/import-steps/terms'
import { findSimilarMake } from '@/src/domain/stock/feed/similar-make'
import { formatCount } from '@/src/domain/text/numbers'
import type { CountedUnreadValue } from '@/src/services/stock/import-report'
import { Problem } from '../problem'
import { StepButtons } from './step-buttons'
import type { StepProps } from './step-props'
import { useStepRequest } from './use-step-request'

type Group = { readonly field: FeedField; readonly column: string; readonly values: readonly CountedUnreadValue[] }

const groupByColumn = (values: readonly CountedUnreadValue[]): readonly Group[] => {
  const groups = new Map<string, CountedUnreadValue[]>()
  for (const value of values) {
    const key = `${value.field} ${value.column}`
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    return first === undefined ? [] : [{ field: first.field, column: first.column, values: all }]
  })
}

/** Empty text leaves a value out, so choosing nothing has a value of its own. */
const UNCHANGED = '='

const unchangedLabel = ({ usedAs }: CountedUnreadValue, terms: readonly Term[]): string => {
  if (usedAs === undefined) return 'Leave it empty'
  return `Leave it as ${terms.find(([value]) => value === usedAs)?.[1] ?? usedAs}`
}

type GroupProps = Pick<StepProps, 'draft' | 'onChange'> & { readonly group: Group }

const ValueGroup = ({ draft, onChange, group }: GroupProps) => {
  const { field, column, values } = group
  const terms = field === 'location_slug' ? draft.locations : termsOf(field)
  const choicesOf = (value: string): readonly Term[] => (field === 'make' ? termsOfMake(value) : terms)
  return (
    <section className="import-stock__box" aria-label={`Values of ${column}`}>
      <h3>
        “{column}” goes to {fieldLabelOf(field)}
      </h3>
      <table className="import-stock__table">
        <thead>
          <tr>
            <th scope="col">In your file</th>
            <th scope="col">Vehicles</th>
            <th scope="col">Read it as</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.value}>
              <th scope="row">
                {value.value}
                {field === 'make' && (
                  <span className="import-stock__help">
                    We don’t know this make. Did you mean {findSimilarMake(value.value)}?
                  </span>
                )}
              </th>
              <td data-label="Vehicles">{value.count}</td>
              <td data-label="Read it as">
                <Select
                  aria-label={`Read “${value.value}” as`}
                  {...(mustBeChosen(value)
                    ? {
                        value: findTranslation(draft.mapping, value) ?? '',
                        emptyLabel: 'Choose what it means',
                        options: choicesOf(value.value),
                      }
                    : {
                        value: findTranslation(draft.mapping, value) ?? UNCHANGED,
                        options: [[UNCHANGED, unchangedLabel(value, terms)], ...terms],
                      })}
                  onChange={(to) => {
                    const chosen = to === UNCHANGED || to === '' ? undefined : to
                    void onChange({ mapping: translate(draft.mapping, value, chosen) })
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Names a value whose meaning is still to be chosen, once staff want to go on. */
const OpenValue = ({ value }: { readonly value: CountedUnreadValue | undefined }) =>
  value === undefined ? null : (
    <p role="alert" className="import-stock__problem">
      Choose what “{value.value}” in “{value.column}” means.{' '}
      {value.field === 'make'
        ? 'A misspelt make becomes a brand of its own on your site.'
        : 'Without it we’d have to guess, and the vehicles could be missing from your site.'}
    </p>
  )

type Props = StepProps & {
  /** Called once there is nothing to translate; undefined if staff opened the step themselves. */
  readonly onEmpty: (() => void) | undefined
}

/** Step 3: values that we do not know, with counts, to be read as ours. */
export const ValuesStep = ({ draft, onChange, onBack, onNext, onEmpty }: Props) => {
  const save = useCallback(() => onChange({}), [onChange])
  const { answer, problem, isBusy, reload } = useStepRequest<{ readonly values: readonly CountedUnreadValue[] }>(
    draft,
    'values',
    save,
  )
  const values = answer?.values ?? []
  const isEmpty = answer !== undefined && values.length === 0
  const passOn = useEffectEvent(() => onEmpty?.())
  useEffect(() => {
    if (isEmpty) passOn()
  }, [isEmpty])
  const open = values.find((value) => mustBeChosen(value) && findTranslation(draft.mapping, value) === undefined)
  const [isAsked, setIsAsked] = useState(false)
  const goOn = (): void => {
    setIsAsked(open !== undefined)
    if (open === undefined) onNext()
  }
  return (
    <>
      {isBusy && <p role="status">Reading the values…</p>}
      <Problem problem={problem} />
      {problem && (
        <button
          type="button"
          className="panel-button"
          onClick={() => {
            void reload()
          }}
        >
          Try again
        </button>
      )}
      {isEmpty && <p>There’s nothing to translate. We know every value that shoppers can filter by.</p>}
      {values.length > 0 && (
        <p>
          We don’t know {formatCount(values.length, 'value')}. Choose what each one means, so that shoppers can filter
          by it. We’ll remember it for the next file.
        </p>
      )}
      {groupByColumn(values).map((group) => (
        <ValueGroup key={`${group.field} ${group.column}`} draft={draft} onChange={onChange} group={group} />
      ))}
      <OpenValue value={isAsked ? open : undefined} />
      <StepButtons onBack={onBack} isBusy={isBusy} {...(answer && { onNext: goOn })} />
    </>
  )
}
