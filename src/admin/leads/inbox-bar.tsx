'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useAuth, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useState } from 'react'
import { parseInboxFilter, type InboxFilter, toInboxWhere } from '@/src/domain/panel/inbox-filter'
import { BulkBar } from './bulk-bar'
import '@/src/admin/ui/controls.css'
import './inbox.css'
import { exportHref } from './export-href'
import { useChoices } from './use-choices'
import { Filters } from './inbox-filters'

/** The list's filter, and its conditions with a choice that the list does not have yet, such as by a click on the export. */
const useInboxFilter = () => {
  const { query, handleWhereChange } = useListQuery()
  const [next, setNext] = useState<{ readonly where: Where; readonly chosenIn: unknown }>()
  const onChange = (changed: InboxFilter): void => {
    const where = toInboxWhere(changed) as Where
    setNext({ where, chosenIn: query.where })
    void handleWhereChange?.(where)
  }
  const where = next && next.chosenIn === query.where ? next.where : query.where
  return { filter: parseInboxFilter(query.where), where, search: query.search, onChange }
}

/** The bar above the inbox: filters, bulk actions and the export (ADM-04). */
export const InboxBar = () => {
  const { options, selectedTenantID } = useTenantSelection()
  const [only] = options
  const chosen = selectedTenantID
    ? String(selectedTenantID)
    : options.length === 1 && only
      ? String(only.value)
      : undefined
  const choices = useChoices(chosen)
  const { permissions } = useAuth()
  const handlesLeads = Boolean(permissions?.collections?.['leads']?.update)
  const { filter, where, search, onChange } = useInboxFilter()
  return (
    <section className="inbox-bar" aria-label="Inbox">
      <Filters filter={filter} choices={choices} onChange={onChange} />
      {choices.problem && <p role="alert">{choices.problem}</p>}
      <div className="inbox-actions">
        <BulkBar members={choices.members} />
        {handlesLeads && (
          <a className="inbox-export" href={exportHref({ where, search, tenant: chosen })} download>
            Export to a spreadsheet
          </a>
        )}
      </div>
    </section>
  )
}
