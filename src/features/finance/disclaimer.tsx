'use client'

import { useEffect, useRef, useState } from 'react'

const anchor = 'financeDisclaimer'

const wholeText = async (address: string): Promise<string> => {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${address} failed with status ${response.status}`)
  const { disclaimer } = (await response.json()) as { readonly disclaimer?: unknown }
  if (typeof disclaimer !== 'string') throw new Error(`${address} has no disclaimer`)
  return disclaimer
}

/**
 * Finance disclaimer, truncated at 197 characters with the full text on demand (FIN-02). Links to it ("Click for
 * Finance Disclaimer") open it too. The full text is fetched by vehicle id on first opening (FIN-05); without script a
 * link leads to it.
 */
export const Disclaimer = ({ car_id, text, cut }: { car_id: string; text: string; cut: boolean }) => {
  const [whole, setWhole] = useState<string>()
  const [open, setOpen] = useState(false)
  const asked = useRef(false)
  const address = `/api/finance/${car_id}`

  useEffect(() => {
    const follow = (): void => {
      if (window.location.hash === `#${anchor}`) setOpen(true)
    }
    // A link to the current hash fires no `hashchange`.
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(`a[href="#${anchor}"]`)) setOpen(true)
    }
    follow()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', press)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', press)
    }
  }, [])

  useEffect(() => {
    if (!cut || !open || asked.current) return
    asked.current = true
    wholeText(address).then(setWhole, (error: unknown) => {
      // The link to the full text stays usable, and the next opening retries.
      asked.current = false
      console.error('The finance disclaimer could not be loaded:', error)
    })
  }, [address, cut, open])

  return (
    <section id={anchor} aria-label="Finance disclaimer" className="finance-small finance-disclaimer">
      {!(open && whole !== undefined) && <p>{text}</p>}
      {cut && (
        <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{open ? 'Show Less' : 'Show More'}</summary>
          <p>{whole ?? <a href={address}>The whole finance disclaimer</a>}</p>
        </details>
      )}
    </section>
  )
}
