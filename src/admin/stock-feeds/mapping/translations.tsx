import { useId } from 'react'
import { findTranslationProblem, listTranslations, withTranslations } from '@/src/domain/stock/feed/mapping-draft'
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

/** Translates values of a column that the import does not know, such as “New In Stock” to “new” (STK-02). */
export const Translations = ({ column, columnLabel, locked, onChange }: Props) => {
  const id = useId()
  const translations = listTranslations(column)
  const change = (next: readonly Translation[]) => onChange(withTranslations(column, next))
  const changeAt = (index: number, one: Translation) =>
    change(translations.map((translation, at) => (at === index ? one : translation)))
  return (
    <details className="mapping__translations" open={translations.some(([, to]) => to === '')}>
      <summary>
        Translate values<span className="mapping__hidden"> of {columnLabel}</span> ({translations.length})
      </summary>
      {translations.map(([from, to], index) => {
        const problem = findTranslationProblem(column, [from, to])
        return (
          <div key={index} className="mapping__line">
            <input
              type="text"
              aria-label={`${columnLabel}: value ${index + 1} in the file`}
              value={from}
              disabled={locked}
              onKeyDown={preventSubmit}
              onChange={(event) => changeAt(index, [event.target.value, to])}
            />
            <span aria-hidden="true">→</span>
            <input
              type="text"
              aria-label={`${columnLabel}: read value ${index + 1} as`}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-${index}`}
              value={to}
              placeholder="leave out"
              disabled={locked}
              onKeyDown={preventSubmit}
              onChange={(event) => changeAt(index, [from, event.target.value])}
            />
            <button
              type="button"
              className="mapping__button"
              disabled={locked}
              onClick={() => change(translations.toSpliced(index, 1))}
            >
              Remove<span className="mapping__hidden"> the translation of {from}</span>
            </button>
            <ProblemList id={`${id}-${index}`} messages={problem === undefined ? [] : [problem]} />
          </div>
        )
      })}
      <button
        type="button"
        className="mapping__button"
        disabled={locked || translations.some(([from]) => from === '')}
        onClick={() => change([...translations, ['', '']])}
      >
        Add a translation<span className="mapping__hidden"> to {columnLabel}</span>
      </button>
    </details>
  )
}
