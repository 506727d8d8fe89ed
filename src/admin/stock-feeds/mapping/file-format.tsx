import { useId } from 'react'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { listIssuesAt } from '@/src/domain/stock/feed/mapping-draft'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { TextBox } from './text-box'
import { Select, type SelectOption } from '@/src/admin/ui/select'

type FormatSetting = 'format' | 'delimiter' | 'encoding'

const choices: Readonly<Record<FormatSetting, { readonly label: string; readonly options: readonly SelectOption[] }>> =
  {
    format: {
      label: 'File type',
      options: [
        ['', 'CSV, JSON or XML'],
        ['csv', 'CSV'],
        ['json', 'JSON or XML'],
      ],
    },
    delimiter: {
      label: 'CSV column separator',
      options: [
        ['', 'Detect from the file'],
        [',', 'Commas'],
        [';', 'Semicolons'],
        ['\t', 'Tabs'],
        ['|', 'Vertical bars'],
      ],
    },
    encoding: {
      label: 'Character encoding',
      options: [
        ['', 'Detect from the file'],
        ['utf-8', 'UTF-8'],
        ['windows-1252', 'Windows-1252'],
        ['utf-16le', 'UTF-16 little-endian'],
        ['utf-16be', 'UTF-16 big-endian'],
      ],
    },
  }

const toOptionValue = (value: string | undefined): string => (value === undefined || value === 'auto' ? '' : value)

const withChoice = (draft: Mapping, name: FormatSetting | 'path', value: string): Mapping => {
  const { [name]: _, ...others } = draft
  return (value === '' ? others : { ...others, [name]: value }) as Mapping
}

/** The format of the files; for most files it is detected. */
export const FileFormat = ({ draft, issues, locked, onChange }: EditProps) => {
  const id = useId()
  const pathIssues = listIssuesAt(issues, 'path')
  return (
    <details>
      <summary>File format</summary>
      <div className="mapping__format">
        {(Object.keys(choices) as FormatSetting[]).map((name) => (
          <p key={name} className="mapping__pair">
            <label htmlFor={`${id}-${name}`}>{choices[name].label}</label>
            <Select
              id={`${id}-${name}`}
              value={toOptionValue(draft[name])}
              options={choices[name].options}
              disabled={locked}
              onChange={(value) => onChange(withChoice(draft, name, value))}
            />
          </p>
        ))}
        <p className="mapping__pair">
          <label htmlFor={`${id}-path`}>JSON path of the vehicle list</label>
          <TextBox
            id={`${id}-path`}
            text={draft.path ?? ''}
            placeholder="The whole file is the list"
            disabled={locked}
            aria-invalid={pathIssues.length > 0}
            aria-describedby={`${id}-path-problem`}
            onType={(text) => {
              onChange(withChoice(draft, 'path', text))
              return text
            }}
          />
          <ProblemList id={`${id}-path-problem`} messages={pathIssues} />
        </p>
      </div>
    </details>
  )
}
