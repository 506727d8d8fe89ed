'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { button } from '@/src/ui/button'

type Lost = ComponentType<{ title: string; text: string; children?: ReactNode }>

const said = {
  title: 'That did not load',
  text: 'Something went wrong on our side. The rest of the site works; please try again.',
}

/**
 * The error page. It loads the full page with suggestions only when needed, because every page includes this file.
 */
const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => {
  const [Page, setPage] = useState<Lost>()
  useEffect(() => {
    import('@/src/features/navigation/lost').then(
      ({ Lost }) => setPage(() => Lost),
      (error: unknown) => console.error('The full error page could not be loaded:', error),
    )
  }, [])
  const again = (
    <button type="button" onClick={reset} className={button('secondary', 'lg')}>
      Try again
    </button>
  )
  if (Page) return <Page {...said}>{again}</Page>
  return (
    <div className="grid flex-1 content-center justify-items-center gap-6 px-4 py-16 text-center">
      <h1 className="text-2xl">{said.title}</h1>
      <p>{said.text}</p>
      {again}
    </div>
  )
}

export default ErrorPage
