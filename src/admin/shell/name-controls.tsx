'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { createLabelLowercaser } from './lower-labels'
import { createUploadBoxMender } from '@/src/admin/uploads/upload-boxes'
import { mendControls } from './control-names'
import { createTitleMender } from './untitled-titles'

/** Gives controls of Payload the names that they lack, and mends its sentences, whenever some are added to the page. */
export const NameControls = ({ children }: { readonly children: ReactNode }) => {
  const { config } = useConfig()
  useEffect(() => {
    const mendSentences = createLabelLowercaser(config.collections)
    const mendUploadBoxes = createUploadBoxMender(config.collections)
    const mendTitles = createTitleMender(config.collections)
    const mendPage = (): void => {
      mendControls()
      mendUploadBoxes()
      mendTitles()
      mendSentences()
    }
    let frame = 0
    const mendSoon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mendPage)
    }
    mendSoon()
    const observer = new MutationObserver(mendSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    // A row that opens or closes, and a section whose title was typed, change without adding an element.
    const controller = new AbortController()
    for (const event of ['click', 'focusin'])
      document.addEventListener(event, mendSoon, { capture: true, signal: controller.signal })
    return () => {
      cancelAnimationFrame(frame)
      controller.abort()
      observer.disconnect()
    }
  }, [config.collections])
  return children
}
