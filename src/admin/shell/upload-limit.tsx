'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { uploadSizeProblem } from '@/src/domain/panel/upload-size'

const filesOf = (event: Event): readonly File[] => {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])]
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : []
}

/** The limit of the form around an input, as its `data-max-bytes` gives it; the one of uploads without it. */
const limitOf = (target: EventTarget | null): number => {
  const holder = target instanceof Element ? target.closest<HTMLElement>('[data-max-bytes]') : null
  return holder ? Number(holder.dataset['maxBytes']) : MAX_UPLOAD_BYTES
}

/** Keeps a file that the server would refuse from being uploaded at all, and says why (STF-01). */
const refuseLargeFile = (event: Event): void => {
  const { target } = event
  const maxBytes = limitOf(target)
  const problem = filesOf(event)
    .map((file) => uploadSizeProblem(file, maxBytes))
    .find((message) => message !== undefined)
  if (problem === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (target instanceof HTMLInputElement) target.value = ''
  toast.error(problem)
}

/** Checks the size of every file that staff choose or drop in the panel. */
export const UploadLimit = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    document.addEventListener('change', refuseLargeFile, true)
    document.addEventListener('drop', refuseLargeFile, true)
    return () => {
      document.removeEventListener('change', refuseLargeFile, true)
      document.removeEventListener('drop', refuseLargeFile, true)
    }
  }, [])
  return children
}
