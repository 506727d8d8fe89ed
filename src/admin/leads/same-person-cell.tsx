import type { DefaultServerCellComponentProps } from 'payload'
import { formatSenderCount } from '@/src/domain/leads/handling'
import { idOf } from '@/src/domain/content/id-of'
import type { Lead } from '@/src/payload-types'
import { listHref } from '@/src/domain/panel/list-href'
import { countLeadsOfPerson } from './lead-lookups'

/** Links to all leads of the same person, if there are several. */
export const SamePersonCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  if (!rowData) return null
  const { tenant, person } = rowData as Lead
  if (!person) return null
  const text = formatSenderCount((await countLeadsOfPerson(payload)(`${idOf(tenant) ?? ''} ${person}`)) ?? 0)
  return text === '' ? null : <a href={listHref('leads', { person: { equals: person } })}>{text}</a>
}
