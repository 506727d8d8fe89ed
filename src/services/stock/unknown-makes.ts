import type { ClientBase } from 'pg'
import { createFinding, type Finding } from '@/src/domain/stock/feed/read-row'
import { formatCount } from '@/src/domain/text/numbers'
import type { UnknownMake } from './collect-vehicles'

/**
 * Reports makes that neither the platform nor the dealer's stock has (STF-05), because the first vehicle of a make adds a
 * brand to the site: one finding for all of its vehicles.
 */
export const reportUnknownMakes = async (
  client: ClientBase,
  tenantId: string,
  all: readonly UnknownMake[],
): Promise<readonly Finding[]> => {
  if (all.length === 0) return []
  const { rows } = await client.query<{ make: string }>(
    'SELECT DISTINCT make FROM vehicles WHERE tenant_id = $1 AND make = ANY($2::varchar[])',
    [tenantId, all.map(({ make }) => make)],
  )
  const own = new Set(rows.map(({ make }) => make))
  return all.flatMap(({ make, column, line, count }) =>
    own.has(make)
      ? []
      : [
          createFinding(
            line,
            column,
            make,
            `We don’t know this make, and none of your stock has it. ${formatCount(count, 'vehicle')} will add it to your site. If it’s misspelt, correct it in the file.`,
          ),
        ],
  )
}
