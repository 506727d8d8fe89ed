'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import {
  listMissingDays,
  type MissingDays,
  type StoredSpecialDay,
  toMissingRequests,
} from '@/src/domain/locations/missing-days'
import { formatLongDay } from '@/src/domain/time/days'
import { dayAtWesternmost } from '@/src/domain/time/zones'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { saveBulk } from './save-bulk'
import { useLocations } from './use-locations'

const loadComingDays = async (tenant: string): Promise<readonly StoredSpecialDay[]> => {
  const query = new URLSearchParams({
    limit: '500',
    depth: '0',
    sort: 'date',
    'where[tenant][equals]': tenant,
    'where[date][greater_than_equal]': dayAtWesternmost(new Date()),
  })
  const result = await requestPanel<{ docs: readonly StoredSpecialDay[] }>(`special-hours?${query.toString()}`)
  return result.ok ? result.body.docs : []
}

/** The stored days from today on, and a function that loads them again. Without a connection there are none. */
const useComingDays = (tenant: string) => {
  const [days, setDays] = useState<readonly StoredSpecialDay[]>([])
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCancelled = false
    void loadComingDays(tenant).then((loaded) => {
      if (!isCancelled) setDays(loaded)
    })
    return () => {
      isCancelled = true
    }
  }, [tenant, round])
  return [days, () => setRound((now) => now + 1)] as const
}

/** Offers a location the holidays that the other locations of its state have, such as one that was added later. */
export const MissingHolidays = ({ tenant }: { readonly tenant: string }) => {
  const { locations } = useLocations(tenant)
  const [days, reload] = useComingDays(tenant)
  const [state, setState] = useState<{ readonly busy: boolean; readonly text?: string }>({ busy: false })
  const router = useRouter()
  const nameOf = (id: string): string => locations.find((one) => one.id === id)?.name ?? ''
  const add = async (missing: MissingDays): Promise<void> => {
    setState({ busy: true })
    const problems: string[] = []
    for (const request of toMissingRequests(tenant, missing)) {
      const saved = await saveBulk(request)
      if ('problems' in saved) problems.push(...saved.problems)
    }
    const name = nameOf(missing.locationId)
    setState({ busy: false, text: problems.length > 0 ? problems.join(' ') : `${name} has these holidays now.` })
    reload()
    router.refresh()
  }
  const missingDays = listMissingDays(days, locations)
  if (missingDays.length === 0 && state.text === undefined) return null
  return (
    <div className="holidays-panel__missing">
      {missingDays.map((one) => (
        <div key={one.locationId}>
          <p>
            <strong>{nameOf(one.locationId)}</strong> doesn’t have these days of your other locations:{' '}
            {one.entries.map(({ name, date }) => `${name ?? ''}, ${formatLongDay(date)}`).join('; ')}.
          </p>
          <Button buttonStyle="secondary" size="small" disabled={state.busy} onClick={() => void add(one)}>
            Add them to {nameOf(one.locationId)}
          </Button>
        </div>
      ))}
      <p role="status">{state.text}</p>
    </div>
  )
}
