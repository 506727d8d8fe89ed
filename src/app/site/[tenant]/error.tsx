'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { button } from '@/src/ui/button'

type FullErrorPage = ComponentType<{ title: string; text: string; children?: ReactNode }>

const errorText = {
  title: 'Something went wrong',
  text: 'We couldn’t load this page. Please try again. The rest of the site still works.',
}

/**
 * The error page. It loads the full page with suggestions only when needed, because every page includes this file.
 */
const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => {
  const [Page, setPage] = useState<FullErrorPage>()
  useEffect(() => {
    import('@/src/features/navigation/message-page').then(
      ({ MessagePage }) => setPage(() => MessagePage),
      (error: unknown) => console.error('Full error page:', error),
    )
  }, [])
  const retryButton = (
    <button type="button" onClick={reset} className={button('secondary', 'lg')}>
      Try again
    </button>
  )
  if (Page) return <Page {...errorText}>{retryButton}</Page>
  return (
    <div className="grid flex-1 content-center justify-items-center gap-6 px-4 py-16 text-center">
      <h1 className="text-2xl">{errorText.title}</h1>
      <p>{errorText.text}</p>
      {retryButton}
    </div>
  )
}

export default ErrorPage
