import { useLayoutEffect, useId, useRef, useState } from 'react'
import {
  findTranslationProblem,
  listTranslations,
  withTranslations,
} from '@/src/domain/stock/feed/mapping-translations'
import type { MappingColumn } from '@/src/domain/stock/feed/mapping'
import { ProblemList } from './problem-list'
import { preventSubmit } from './text-box'

type Props = {
  readonly column: MappingColumn
  readonly columnLabel: string
  readonly locked: boolean
  readonly onChange: (column: MappingColumn) => void
}

type Translation = readonly [from: string, to: string]

type RowProps = Props & {
  readonly index: number
  readonly translation: Translation
  /** True for a row that was added while the form is open: staff type its value next. */
  readonly isAdded: boolean
  readonly onEdit: (translation: Translation) => void
  readonly onRemove: () => void
}

const TranslationRow = ({ column, columnLabel, locked, index, translation, isAdded, onEdit, onRemove }: RowProps) => {
  const id = useId()
  const [from, to] = translation
  const fromInput = useRef<HTMLInputElement>(null)
  const toInput = useRef<HTMLInputElement>(null)
  // Only when the row appears: its later values must not move the focus.
  const [firstEmpty] = useState(() => (from === '' ? fromInput : toInput))
  useLayoutEffect(() => {
    if (isAdded) firstEmpty.current?.focus()
  }, [isAdded, firstEmpty])
  const problem = findTranslationProblem(column, translation)
  return (
    <div className="mapping__line">
      <input
        ref={fromInput}
        type="text"
        aria-label={`${columnLabel}: value ${index + 1} in the file`}
        value={from}
        disabled={locked}
        onKeyDown={preventSubmit}
        onChange={(event) => onEdit([event.target.value, to])}
      />
      <span aria-hidden="true">→</span>
      <input
        ref={toInput}
        type="text"
        aria-label={`${columnLabel}: read value ${index + 1} as`}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        value={to}
        placeholder="Leave out"
        disabled={locked}
        onKeyDown={preventSubmit}
        onChange={(event) => onEdit([from, event.target.value])}
      />
      <button type="button" className="mapping__button" disabled={locked} onClick={onRemove}>
        Remove<span className="panel-hidden"> the translation of {from}</span>
      </button>
      <ProblemList id={id} messages={problem === undefined ? [] : [problem]} />
    </div>
  )
}

/** Translates values of a column that the import does not know, such as “New In Stock” to “new” (STK-02). */
export const Translations = (props: Props) => {
  const { column, columnLabel, locked, onChange } = props
  const translations = listTranslations(column)
  const [stored] = useState(translations.length)
  // An untranslated value opens the list, which then stays open while it is typed.
  const [isOpen, setOpen] = useState(false)
  const change = (next: readonly Translation[]) => onChange(withTranslations(column, next))
  return (
    <details
      className="mapping__translations"
      open={isOpen || translations.some(([, to]) => to === '')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        Translate values<span className="panel-hidden"> of {columnLabel}</span> ({translations.length})
      </summary>
      {translations.map((translation, index) => (
        <TranslationRow
          {...props}
          key={index}
          index={index}
          translation={translation}
          isAdded={index >= stored}
          onEdit={(edited) => change(translations.with(index, edited))}
          onRemove={() => change(translations.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="mapping__button"
        disabled={locked || translations.some(([from]) => from === '')}
        onClick={() => change([...translations, ['', '']])}
      >
        Add a translation<span className="panel-hidden"> to {columnLabel}</span>
      </button>
    </details>
  )
}
