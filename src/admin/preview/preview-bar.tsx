'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What the panel tells its preview when a document was saved. */
const saved = 'payload-document-event'

/**
 * Says that this is a draft, and shows it anew when the panel around it saves. Links lead to the dealer's own site, in a
 * tab of their own: the preview has one page.
 */
export const PreviewBar = ({ site }: { site: string }) => {
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent): void => {
      if (origin === window.location.origin && (data as { type?: unknown } | null)?.type === saved) router.refresh()
    }
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      if (!href.startsWith('/')) return
      event.preventDefault()
      event.stopPropagation()
      window.open(`${site}${href}`, '_blank', 'noopener')
    }
    window.addEventListener('message', onMessage)
    document.addEventListener('click', onClick, { capture: true })
    const around = window.opener ?? window.parent
    ;(around as Window | null)?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [router, site])
  return (
    <p className="bg-chrome text-on-chrome px-4 py-2 text-center text-sm">
      Draft. Shoppers see it once it is published.
    </p>
  )
}
