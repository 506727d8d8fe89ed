import { fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { CountedUnreadValue } from '@/src/services/stock/import-report'
import { formatInteger } from '@/src/domain/text/numbers'

type Props = {
  readonly values: readonly CountedUnreadValue[]
  /** Adds a value to the mapping that is being edited; without it the table only lists the values. */
  readonly onTranslate?: ((value: CountedUnreadValue) => void) | undefined
}

const headings = ['Column', 'Value', 'Vehicles', 'Read as'] as const

/** A table of values that the import does not know, most frequent first, with what the vehicles have instead. */
export const UnreadValues = ({ values, onTranslate }: Props) =>
  values.length === 0 ? null : (
    <details open>
      <summary>Values to translate ({values.length})</summary>
      <p>
        We don’t know these values, so shoppers can’t filter by them. Translate them in the feed’s custom mapping, under
        “Translate values”.
      </p>
      <div style={{ maxHeight: '30rem', overflow: 'auto' }} role="region" aria-label="Values to translate" tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {headings.map((name) => (
                <th key={name} scope="col" style={{ color: 'var(--theme-elevation-800)' }}>
                  {name}
                </th>
              ))}
              {onTranslate && (
                <th scope="col">
                  <span className="panel-hidden">Translate</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {values.map((one) => (
              <tr key={`${one.field} ${one.column} ${one.value}`}>
                <td>
                  {one.column} ({fieldLabelOf(one.field)})
                </td>
                <td style={{ overflowWrap: 'anywhere' }}>{one.value}</td>
                <td>{formatInteger(one.count)}</td>
                <td>{one.usedAs ?? 'Left out'}</td>
                {onTranslate && (
                  <td>
                    <button type="button" className="mapping__button" onClick={() => onTranslate(one)}>
                      Translate<span className="panel-hidden"> {one.value}</span>
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
