import type { DefaultServerCellComponentProps } from 'payload'
import { fromPersonWords } from '@/src/domain/leads/handling'
import { idOf } from '@/collections/shared/roles'
import type { Lead } from '@/src/payload-types'
import { listOf } from '../dashboard/parts'
import { countOf } from './look-up'

/** Links to all leads of the same person, if there are several. */
export const SamePersonCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  if (!rowData) return null
  const { tenant, person } = rowData as Lead
  if (!person) return null
  const words = fromPersonWords((await countOf(payload)(`${idOf(tenant) ?? ''} ${person}`)) ?? 0)
  return words === '' ? null : <a href={listOf('leads', { person: { equals: person } })}>{words}</a>
}
