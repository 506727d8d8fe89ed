import { useId } from 'react'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { listIssuesAt } from '@/src/domain/stock/feed/mapping-draft'
import { FileFormat } from './file-format'
import { KeyColumns } from './key-columns'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { TextBox } from './text-box'
import { Select } from '@/src/admin/ui/select'

const duplicateChoices: readonly (readonly [Mapping['key']['duplicates'], string])[] = [
  ['reject', 'Reject the later rows'],
  ['number', 'Import each row as a vehicle'],
]

/** Name, file format and key columns of a mapping. */
export const MappingBasics = (editing: EditProps) => {
  const { draft, issues, locked, onChange } = editing
  const id = useId()
  const labelIssues = [...listIssuesAt(issues, 'label'), ...listIssuesAt(issues, 'name')]
  const changeKey = (change: Partial<Mapping['key']>) => onChange({ ...draft, key: { ...draft.key, ...change } })
  return (
    <div className="mapping__basics">
      <p className="mapping__pair">
        <label htmlFor={`${id}-label`}>Mapping name</label>
        <TextBox
          id={`${id}-label`}
          text={draft.label}
          maxLength={100}
          disabled={locked}
          aria-invalid={labelIssues.length > 0}
          aria-describedby={`${id}-label-problem`}
          onType={(label) => {
            onChange({ ...draft, label })
            return label
          }}
        />
        <ProblemList id={`${id}-label-problem`} messages={labelIssues} />
      </p>
      <FileFormat {...editing} />
      <KeyColumns {...editing} />
      <p className="mapping__pair">
        <label htmlFor={`${id}-twins`}>If rows have the same key</label>
        <Select
          id={`${id}-twins`}
          value={draft.key.duplicates}
          options={duplicateChoices}
          disabled={locked}
          onChange={(value) => changeKey({ duplicates: value === 'number' ? 'number' : 'reject' })}
        />
      </p>
      <p>
        <label className="mapping__check">
          <input
            type="checkbox"
            checked={draft.key.changing_columns === true}
            disabled={locked}
            onChange={(event) => changeKey({ changing_columns: event.target.checked })}
          />
          Allow price, kilometres or status as a key column (each change then creates a new vehicle)
        </label>
      </p>
    </div>
  )
}
