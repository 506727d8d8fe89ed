'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const ANCHOR_ID = 'financeDisclaimer'

const fetchFullText = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${url} failed with status ${response.status}`)
  const { disclaimer } = (await response.json()) as { readonly disclaimer?: unknown }
  if (typeof disclaimer !== 'string') throw new Error(`${url} has no disclaimer`)
  return disclaimer
}

/** Printing does not wait for a request, so this one blocks. Undefined on a failure; the beginning is printed then. */
const loadBeforePrint = (url: string): string | undefined => {
  try {
    const request = new XMLHttpRequest()
    request.open('GET', url, false)
    request.setRequestHeader('accept', 'application/json')
    request.send()
    const { disclaimer } = JSON.parse(request.responseText) as { readonly disclaimer?: unknown }
    return request.status === 200 && typeof disclaimer === 'string' ? disclaimer : undefined
  } catch {
    return undefined
  }
}

/** Loads the full text when the page is printed, because nothing can be opened on paper (VDP-08). */
const usePrintedText = (url: string, isNeeded: boolean, setText: (text: string) => void): void => {
  useEffect(() => {
    if (!isNeeded) return undefined
    const handlePrint = (): void => {
      const text = loadBeforePrint(url)
      if (text !== undefined) flushSync(() => setText(text))
    }
    window.addEventListener('beforeprint', handlePrint)
    return () => window.removeEventListener('beforeprint', handlePrint)
  }, [url, isNeeded, setText])
}

/**
 * Finance disclaimer, truncated at 197 characters with the full text on demand (FIN-02). Links to it ("Click for
 * Finance Disclaimer") open it too. The full text is fetched by vehicle id on first opening (FIN-05); without script a
 * link leads to it.
 */
export const Disclaimer = ({ car_id, text, cut }: { car_id: string; text: string; cut: boolean }) => {
  const [fullText, setFullText] = useState<string>()
  const [open, setOpen] = useState(false)
  const requested = useRef(false)
  const url = `/api/finance/${car_id}`
  usePrintedText(url, cut && fullText === undefined, setFullText)

  useEffect(() => {
    const openFromHash = (): void => {
      if (window.location.hash === `#${ANCHOR_ID}`) setOpen(true)
    }
    // A link to the current hash fires no `hashchange`.
    const handleClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(`a[href="#${ANCHOR_ID}"]`)) setOpen(true)
    }
    openFromHash()
    window.addEventListener('hashchange', openFromHash)
    document.addEventListener('click', handleClick)
    return () => {
      window.removeEventListener('hashchange', openFromHash)
      document.removeEventListener('click', handleClick)
    }
  }, [])

  useEffect(() => {
    if (!cut || !open || requested.current) return
    requested.current = true
    fetchFullText(url).then(setFullText, (error: unknown) => {
      // The link to the full text stays usable, and the next opening retries.
      requested.current = false
      console.error('The finance disclaimer could not be loaded:', error)
    })
  }, [url, cut, open])

  return (
    <section id={ANCHOR_ID} aria-label="Finance disclaimer" className="finance-small finance-disclaimer">
      {!(open && fullText !== undefined) && <p>{text}</p>}
      {cut && (
        <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{open ? 'Show Less' : 'Show More'}</summary>
          <p>{fullText ?? <a href={url}>Read the full finance disclaimer</a>}</p>
        </details>
      )}
    </section>
  )
}
