import type { NamedCount, ViewedVehicle } from '@/src/services/statistics/dealer-statistics'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'

export const TopVehicles = ({ vehicles }: { readonly vehicles: readonly ViewedVehicle[] }) => (
  <table className="statistic-table">
    <caption>Most viewed vehicles</caption>
    <tbody>
      {vehicles.length === 0 && (
        <tr>
          <td>No views in this period.</td>
        </tr>
      )}
      {vehicles.map(({ id, name, views }) => (
        <tr key={id}>
          <th scope="row">
            <a href={`/admin/collections/vehicles/${id}`}>{name}</a>
          </th>
          <td>{formatCount(views, 'view')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The length of a bar as a share of the longest one, which leaves room for its number. */
const barLength = (share: number): string => `calc((100% - 4rem) * ${String(share)})`

export const CountTable = ({ title, rows }: { readonly title: string; readonly rows: readonly NamedCount[] }) => {
  const maxCount = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="statistic-table">
      <caption>{title}</caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td>None in this period.</td>
          </tr>
        )}
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="statistic-bar" style={{ inlineSize: barLength(count / maxCount) }} aria-hidden />
              {formatInteger(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
