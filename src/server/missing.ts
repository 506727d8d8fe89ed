import 'server-only'
import { notFound } from 'next/navigation'
import { noteMissing } from '@/src/runtime/pages/render'

/** Ends the page being made as one there is not, which the server answers with 404 also where Next would say 200. */
export const answerMissing = (): never => {
  noteMissing()
  return notFound()
}
