'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { button } from '@/src/ui/button'

type Lost = ComponentType<{ title: string; text: string; children?: ReactNode }>

const said = {
  title: 'That did not load',
  text: 'Something went wrong on our side. The rest of the site works; please try again.',
}

/**
 * A failure while showing a page: what failed, what stays, and a way on. The page of ways on is fetched when it is needed,
 * since every page carries this one.
 */
const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => {
  const [Page, setPage] = useState<Lost>()
  useEffect(() => {
    import('@/src/features/navigation/lost').then(
      ({ Lost }) => setPage(() => Lost),
      (error: unknown) => console.error('The page of ways on could not be loaded:', error),
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
