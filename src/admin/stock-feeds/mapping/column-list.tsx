import { useId, useState } from 'react'
import { fieldGroups, fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { FeedField } from '@/src/domain/stock/feed/fields'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { readsColumn } from '@/src/domain/stock/feed/mapping-draft'
import { toMatchKey } from '@/src/domain/stock/normalize/text'
import type { PartProps } from './part-props'
import { Select } from '@/src/admin/ui/select'

type Props = PartProps & { readonly onFill: (field: FeedField, name: string) => void }

const filledFields = (draft: Mapping, name: string): readonly string[] => [
  ...draft.columns.filter((column) => readsColumn(column, name)).map(({ field }) => fieldLabelOf(field)),
  ...(draft.key.columns.some((one) => toMatchKey(one) === toMatchKey(name)) ? ['Key column'] : []),
]

const isField = (value: string): value is FeedField =>
  fieldGroups.some(({ fields }) => fields.some((one) => one === value))

const optionGroups = fieldGroups.map(({ label, fields }) => ({
  label,
  options: fields.map((field) => [field, fieldLabelOf(field)] as const),
}))

/** The columns of the last file, each with an example, the fields it fills and a control to map it. */
export const ColumnList = ({ draft, seenColumns, locked, onFill }: Props) => {
  const id = useId()
  // Open at first if there are few columns; after that the user decides.
  const [open, setOpen] = useState(() => seenColumns.length <= 60)
  if (seenColumns.length === 0) {
    return <p className="mapping__help">Preview a file above to see its columns here, with an example of each.</p>
  }
  const unreadCount = seenColumns.filter(({ name }) => filledFields(draft, name).length === 0).length
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Columns of the last file ({seenColumns.length}, {unreadCount} unused)
      </summary>
      <div className="mapping__scroll">
        <table className="mapping__columns">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Example</th>
              <th scope="col">Used for</th>
            </tr>
          </thead>
          <tbody>
            {seenColumns.map(({ name, example }, index) => {
              const fills = filledFields(draft, name)
              return (
                <tr key={`${index}-${name}`} data-unread={fills.length === 0}>
                  <th scope="row" id={`${id}-${index}`}>
                    {name}
                  </th>
                  <td>{example}</td>
                  <td>
                    <span>{fills.join(', ')}</span>{' '}
                    <Select
                      aria-label={`Field for ${name}`}
                      value=""
                      emptyLabel={fills.length === 0 ? 'Choose a field' : 'Add another field'}
                      groups={optionGroups}
                      disabled={locked}
                      onChange={(field) => {
                        if (isField(field)) onFill(field, name)
                      }}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
