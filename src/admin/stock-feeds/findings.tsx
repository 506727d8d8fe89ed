import type { Finding } from '@/src/domain/stock/feed/read-row'

type Props = { readonly rows: readonly Finding[]; readonly label: string }

/** A table of rejected rows or cells, with value and reason; with the stock numbers of the rows that have one. */
export const Findings = ({ rows, label }: Props) => {
  const hasStockNumbers = rows.some(({ stocknum }) => stocknum !== undefined)
  const headings = ['Row', ...(hasStockNumbers ? ['Stock number'] : []), 'Column', 'Value', 'Reason']
  return (
    <div style={{ maxHeight: '30rem', overflow: 'auto' }} role="region" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {headings.map((name) => (
              <th key={name} scope="col" style={{ color: 'var(--theme-elevation-800)' }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td data-label="Row">{row.line}</td>
              {hasStockNumbers && <td data-label="Stock number">{row.stocknum}</td>}
              <td data-label="Column">{row.column}</td>
              <td data-label="Value" style={{ overflowWrap: 'anywhere' }}>
                {row.value}
              </td>
              <td data-label="Reason">{row.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
