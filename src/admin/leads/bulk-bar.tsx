'use client'
import { useAuth, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { leadStages } from '@/src/domain/leads/stages'
import type { InboxChoices } from '@/src/domain/panel/inbox-filter'
import { useTickedQuery } from '@/src/admin/lists/use-ticked-query'
import { LabelledSelect } from './labelled-select'
import { formatCount } from '@/src/domain/text/numbers'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Change = { readonly stage: string } | { readonly assigned_to: string | null }
type BulkState = { readonly busy: boolean; readonly message?: string }

const leadCountText = (count: number): string => formatCount(count, 'lead')

/** Updates all ticked leads and returns a message. On a partial failure, changes already made stay. */
const updateLeads = async (query: string, change: Change): Promise<string> => {
  const result = await requestPanel<{ docs?: unknown[] } | null>(`leads${query}`, { method: 'PATCH', body: change })
  return result.ok ? `Changed ${leadCountText(result.body?.docs?.length ?? 0)}.` : result.message
}

/** Changes all ticked leads at once: assigns them or sets their stage. */
export const BulkBar = ({ members }: { readonly members: InboxChoices['members'] }) => {
  const { permissions } = useAuth()
  const { count } = useSelection()
  const query = useTickedQuery()
  const [state, setState] = useState<BulkState>({ busy: false })
  const router = useRouter()
  if (!permissions?.collections?.['leads']?.update) return null
  const change = async (to: Change): Promise<void> => {
    setState({ busy: true })
    setState({ busy: false, message: await updateLeads(query, to) })
    router.refresh()
  }
  const none = count === 0
  return (
    <div className="inbox-bulk" role="group" aria-label="Selected leads">
      <p>{none ? 'Select leads to change several at once.' : `${leadCountText(count)} selected:`}</p>
      {!none && (
        <>
          <LabelledSelect
            label="Move to"
            value=""
            disabled={state.busy}
            options={[['', 'Choose a stage'], ...Object.entries(leadStages)]}
            onChange={(stage) => void (stage === '' || change({ stage }))}
          />
          <LabelledSelect
            label="Assign to"
            value=""
            disabled={state.busy}
            options={[
              ['', 'Choose a colleague'],
              ['unassigned', 'Unassigned'],
              ...members.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(id) => void (id === '' || change({ assigned_to: id === 'unassigned' ? null : id }))}
          />
        </>
      )}
      <p role="status">{state.busy ? 'Saving…' : state.message}</p>
    </div>
  )
}
