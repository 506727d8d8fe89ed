import 'server-only'
import { notFound } from 'next/navigation'
import { markMissing } from '@/src/page-cache/render'

/** Ends the page being rendered as not found. The server then answers 404 even if Next would send 200. */
export const answerMissing = (): never => {
  markMissing()
  return notFound()
}
