import { Button } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import type { BulkConflict } from '@/src/domain/locations/bulk-hours'
import { toChoiceKey, toggle } from '@/src/domain/locations/bulk-hours-draft'
import { holidayDepartments } from '@/src/domain/locations/special-hours'
import { formatLongDay } from '@/src/domain/time/days'

type Props = {
  readonly conflicts: readonly BulkConflict[]
  readonly replaced: ReadonlySet<string>
  readonly onChange: (replaced: ReadonlySet<string>) => void
}

const AllButtons = ({ conflicts, onChange }: Omit<Props, 'replaced'>) => (
  <div className="holidays-panel__all">
    <Button type="button" size="small" margin={false} buttonStyle="secondary" onClick={() => onChange(new Set())}>
      Keep all
    </Button>
    <Button
      type="button"
      size="small"
      margin={false}
      buttonStyle="secondary"
      onClick={() => onChange(new Set(conflicts.map(toChoiceKey)))}
    >
      Replace all
    </Button>
  </div>
)

/**
 * Brings the question to the reader, since it may stand far from the button that saved. The browser would scroll to the
 * middle of a long list, so the explanation is focused without scrolling and put at the top.
 */
const useFocusOnShow = () => {
  const element = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'start' })
  }, [])
  return element
}

/** The stored hours that clash with the new ones, to keep or replace, one by one or all at once (LOC-05). */
export const ConflictChoices = ({ conflicts, replaced, onChange }: Props) => (
  <div role="group" aria-labelledby="hours-conflicts" className="holidays-panel__conflicts">
    <p id="hours-conflicts" ref={useFocusOnShow()} tabIndex={-1}>
      <strong>Some locations already have other hours on these days.</strong> Choose what to do with each, then save
      again.
    </p>
    {conflicts.length > 1 && <AllButtons conflicts={conflicts} onChange={onChange} />}
    {conflicts.map((one) => {
      const key = toChoiceKey(one)
      return (
        <fieldset key={key}>
          <legend>
            {one.name}, {formatLongDay(one.date)}: now {one.current} for{' '}
            {holidayDepartments[one.department].toLowerCase()}
          </legend>
          {[false, true].map((isReplaced) => (
            <label key={String(isReplaced)}>
              <input
                type="radio"
                name={key}
                checked={replaced.has(key) === isReplaced}
                onChange={() => onChange(toggle(replaced, key))}
              />
              <span>{isReplaced ? 'Replace with the new hours' : 'Keep these hours'}</span>
            </label>
          ))}
        </fieldset>
      )
    })}
  </div>
)
