'use client'

import { useState } from 'react'
import { copyLink } from '@/src/shared/copy-link'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { useHydrated } from '@/src/ui/use-hydrated'

/** Shares the address of the comparison: by the sheet of a phone, elsewhere by copying it. Without script it says how. */
export const ShareComparison = () => {
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  if (!isHydrated)
    return <span className="text-muted text-sm">To share this comparison, send a link to this page.</span>
  const share = async (): Promise<void> => {
    // The fragment only says where the focus was after a removal.
    const [url = ''] = window.location.href.split('#')
    // Browsers offer the sheet on secure connections only. Closing it without choosing rejects, which is no failure.
    if (typeof navigator.share === 'function')
      await navigator.share({ title: document.title, url }).catch(() => undefined)
    else setCopied(await copyLink(url))
  }
  return (
    <>
      <button type="button" className={button('secondary', 'md', 'print:hidden')} onClick={() => void share()}>
        <Icon name="share-2" className="size-5" />
        Share this comparison
      </button>
      <span role="status" className="text-muted text-sm">
        {isCopied && 'Link copied'}
      </span>
    </>
  )
}
