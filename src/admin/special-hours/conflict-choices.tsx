import type { BulkConflict } from '@/src/domain/locations/bulk-hours'
import { toChoiceKey, toggle } from '@/src/domain/locations/bulk-hours-draft'
import { formatLongDay } from '@/src/domain/time/days'

type Props = {
  readonly conflicts: readonly BulkConflict[]
  readonly replaced: ReadonlySet<string>
  readonly onChange: (replaced: ReadonlySet<string>) => void
}

/** The stored hours that clash with the new ones, to keep or replace one by one (LOC-05). */
export const ConflictChoices = ({ conflicts, replaced, onChange }: Props) => (
  <div role="alert" className="holidays-panel__conflicts">
    <p>
      <strong>Some locations already have hours on these days.</strong> Choose what to do with each, then save again.
    </p>
    {conflicts.map((one) => {
      const key = toChoiceKey(one)
      return (
        <fieldset key={key}>
          <legend>
            {one.name}, {formatLongDay(one.date)}: now {one.current}
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
