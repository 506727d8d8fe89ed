'use client'

import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { withTitleCount } from '@/src/domain/panel/title-count'

const POLL_MS = 60_000

const useNewLeads = (tenant: string): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const query = new URLSearchParams({ 'where[stage][equals]': 'new', 'where[tenant][equals]': tenant }).toString()
    let isCancelled = false
    const load = async (): Promise<void> => {
      const result = await requestPanel<{ readonly totalDocs: number }>(`leads/count?${query}`)
      if (!isCancelled && result.ok) setCount(result.body.totalDocs)
    }
    void load()
    const timer = setInterval(() => void load(), POLL_MS)
    return () => {
      isCancelled = true
      clearInterval(timer)
    }
  }, [tenant])
  return count
}

/** Shows the number of new leads in the title of the browser's tab, for staff who answer them (ADM-04). Renders nothing. */
export const NewLeadsTitle = ({ tenant }: { readonly tenant: string }) => {
  const count = useNewLeads(tenant)
  useEffect(() => {
    const apply = (): void => {
      const title = withTitleCount(document.title, count)
      if (document.title !== title) document.title = title
    }
    apply()
    // Each page of the panel sets a title of its own.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
  return null
}
