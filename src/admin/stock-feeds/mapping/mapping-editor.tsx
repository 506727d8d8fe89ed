'use client'

import { useField, useFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useId } from 'react'
import { parseMapping, type Mapping } from '@/src/domain/stock/feed/mapping'
import { addColumn, findDraftIssues, parseDraft } from '@/src/domain/stock/feed/mapping-draft'
import { useSeenColumns } from '../use-seen-columns'
import { MappingBasics } from './basics'
import { ColumnList } from './column-list'
import { FieldList } from './field-list'
import './mapping.css'
import { StartMapping } from './start-mapping'
import { TryMapping } from './try-mapping'

type Props = {
  readonly path: string
  readonly description: string
  readonly builtInMappings: readonly Mapping[]
  readonly readOnly: boolean
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const NOT_READY = 'This mapping isn’t complete. Fix the errors marked below.'

const validateMapping = (value: unknown): true | string => {
  if (isEmpty(value)) return true
  const parsed = parseMapping(value)
  return parsed.ok || NOT_READY
}

/** Edits and tries the mapping of a feed's columns to vehicle fields (STK-02). */
export const MappingEditor = ({ path, description, builtInMappings, readOnly }: Props) => {
  const id = useId()
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: validateMapping,
  })
  const feedKey = useFormFields(([fields]) => fields['key']?.value)
  const isRefused = useFormSubmitted()
  const seenColumns = useSeenColumns()
  const locked = readOnly || disabled
  const draft = parseDraft(value)
  const issues = draft === undefined ? [] : findDraftIssues(draft)
  // The server's response to an earlier change clears the field's error; after a refused save the message stays.
  const problem = isRefused && issues.length > 0 ? NOT_READY : showError && errorMessage
  const shared = { issues, seenColumns, locked, listId: `${id}-columns` }

  return (
    <section className="mapping field-type" aria-labelledby={`${id}-title`} id={`field-${path}`}>
      <h3 id={`${id}-title`}>Custom mapping</h3>
      <p className="mapping__help">{description}</p>
      {problem && (
        <p role="alert" className="mapping__problem">
          {problem}
        </p>
      )}
      <datalist id={shared.listId}>
        {seenColumns.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {draft === undefined ? (
        <StartMapping
          unusable={!isEmpty(value)}
          builtInMappings={builtInMappings}
          seenColumns={seenColumns}
          feedKey={typeof feedKey === 'string' ? feedKey : ''}
          locked={locked}
          onStart={setValue}
        />
      ) : (
        <>
          <MappingBasics draft={draft} onChange={setValue} {...shared} />
          <ColumnList draft={draft} onFill={(field, name) => setValue(addColumn(draft, field, name))} {...shared} />
          <FieldList draft={draft} onChange={setValue} {...shared} />
          <TryMapping draft={draft} ready={issues.length === 0} onChange={setValue} />
          <p>
            <button type="button" className="mapping__button" disabled={locked} onClick={() => setValue(null)}>
              Remove custom mapping
            </button>
          </p>
        </>
      )}
    </section>
  )
}
