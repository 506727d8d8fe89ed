'use client'

import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { LabelledSelect } from '@/src/admin/leads/labelled-select'
import { kindOfFilter, withKindFilter } from '@/src/domain/audit/kind-filter'
import type { SelectOption } from '@/src/admin/ui/select'
import '@/src/admin/leads/inbox.css'

/** Chooses the kind of document that the list is limited to. */
export const KindSelect = ({ options }: { readonly options: readonly SelectOption[] }) => {
  const { query, handleWhereChange } = useListQuery()
  return (
    <div className="inbox-bar">
      <LabelledSelect
        label="Type"
        value={kindOfFilter(query.where)}
        options={[['', 'All types'], ...options]}
        onChange={(kind) => void handleWhereChange?.(withKindFilter(query.where, kind) as Where)}
      />
    </div>
  )
}
