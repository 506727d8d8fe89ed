'use client'

import { Icon } from '@/src/ui/icon'
import { useState } from 'react'
import { button } from '@/src/ui/button'

const copiedMs = 1500

/** The device's own share sheet where there is one; otherwise the link is copied and says so for 1.5 s (VDP-07). */
export const Share = ({ url, title }: { url: string; title: string }) => {
  const [said, setSaid] = useState('Share')

  const say = (text: string) => {
    setSaid(text)
    setTimeout(() => setSaid('Share'), copiedMs)
  }

  const share = async () => {
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet without choosing rejects; that is an answer, not a failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => say('Copied'),
      () => window.prompt('Copy this link', url),
    )
  }

  return (
    <button type="button" onClick={() => void share()} className={button('secondary', 'md', 'flex-1')}>
      {said === 'Copied' ? <Icon name="check" className="size-5" /> : <Icon name="share-2" className="size-5" />}
      <span aria-live="polite">{said}</span>
    </button>
  )
}
