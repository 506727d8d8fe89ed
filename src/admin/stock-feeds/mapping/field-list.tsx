import { useId, useState } from 'react'
import { fieldGroups, fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { FeedField } from '@/src/domain/stock/feed/fields'
import { FieldRow } from './field-row'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { preventSubmit } from './text-box'

const matchesText = (field: FeedField, text: string): boolean =>
  `${fieldLabelOf(field)} ${field}`.toLowerCase().includes(text.trim().toLowerCase())

const requiredFields: readonly FeedField[] = ['year', 'make', 'model']

/** The fields that a feed can fill, with their columns. */
export const FieldList = (props: EditProps) => {
  const { draft, issues } = props
  const id = useId()
  const [text, setText] = useState('')
  const [isAllShown, setAllShown] = useState(false)
  const filled = new Set<FeedField>([
    ...draft.columns.map(({ field }) => field),
    ...(Object.keys(draft.constants ?? {}) as FeedField[]),
  ])
  const isShown = (field: FeedField): boolean =>
    matchesText(field, text) &&
    (isAllShown || text.trim() !== '' || filled.has(field) || requiredFields.includes(field))
  const groups = fieldGroups
    .map(({ label, fields }) => ({ label, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0)
  const general = issues.filter(({ path }) => path === 'columns' || path === '').map(({ message }) => message)
  return (
    <section aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>Fields</h4>
      <p className="mapping__help">
        The feed controls the values it supplies. When it stops supplying a value, we remove that value. Everything else
        that your staff enter for a vehicle stays, whatever the feed changes.
      </p>
      <div className="mapping__tools">
        <label htmlFor={`${id}-find`}>Find a field</label>
        <input
          id={`${id}-find`}
          type="search"
          value={text}
          onKeyDown={preventSubmit}
          onChange={(event) => setText(event.target.value)}
        />
        <label className="mapping__check">
          <input type="checkbox" checked={isAllShown} onChange={(event) => setAllShown(event.target.checked)} />
          Show empty fields too
        </label>
        <p role="status" className="mapping__help">
          {filled.size} fields filled
        </p>
      </div>
      <ProblemList id={`${id}-problem`} messages={general} />
      {groups.map(({ label, fields }) => (
        <section key={label} aria-label={label}>
          <h5>{label}</h5>
          <ul>
            {fields.map((field) => (
              <FieldRow key={field} field={field} {...props} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
