import 'server-only'
import { notFound } from 'next/navigation'
import { markMissing } from '@/src/page-cache/render'

/** Makes the server answer 404 with the page being rendered, for a page of its own about what is missing. */
export const markPageMissing = (): void => markMissing()

/** Ends the page being rendered as not found. The server then answers 404 even if Next would send 200. */
export const answerMissing = (): never => {
  markMissing()
  return notFound()
}
