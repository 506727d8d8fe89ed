'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { uploadProblem, type UploadRules, uploadSizeProblem } from '@/src/domain/panel/upload-problem'
import { formatCount } from '@/src/domain/text/numbers'
import { shrinkPhoto } from '@/src/admin/uploads/shrink-photo'
import { boxRules } from '@/src/admin/uploads/upload-boxes'
import './upload-limit.css'

const filesOf = (event: Event): readonly File[] => {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])]
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : []
}

/** The limit of the form around an input, as its `data-max-bytes` gives it; the one of uploads without it. */
const limitOf = (target: Element): number => {
  const holder = target.closest<HTMLElement>('[data-max-bytes]')
  return holder ? Number(holder.dataset['maxBytes']) : MAX_UPLOAD_BYTES
}

const RefusedFiles = ({ problems }: { readonly problems: readonly string[] }) =>
  problems.length === 1 ? (
    problems[0]
  ) : (
    <div>
      We can’t upload {formatCount(problems.length, 'file')}:
      <ul className="refused-files">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )

/** Names the refused files until staff close the message. */
const showRefused = (problems: readonly string[]): void => {
  if (problems.length > 0) toast.error(<RefusedFiles problems={problems} />, { duration: Infinity })
}

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const choose = (input: HTMLInputElement, files: readonly File[]): void => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  if (files.length > 0) input.dispatchEvent(new Event('change', { bubbles: true }))
}

type CheckedFile = { readonly file: File; readonly problem: string | undefined }

/** Makes a photo that is too large, or that few browsers can show, one that can be uploaded, where the browser can. */
const mendFile = async (file: File, rules: UploadRules): Promise<CheckedFile> => {
  const problem = uploadProblem(file, rules)
  if (problem === undefined) return { file, problem }
  const small = await shrinkPhoto(file)
  return uploadProblem(small, rules) === undefined ? { file: small, problem: undefined } : { file, problem }
}

/** Puts the files that can be uploaded into the box, and names the others. */
const chooseUsable = async (input: HTMLInputElement, files: readonly File[], rules: UploadRules): Promise<void> => {
  const checked = await Promise.all(files.map((file) => mendFile(file, rules)))
  choose(
    input,
    checked.flatMap(({ file, problem }) => (problem === undefined ? file : [])),
  )
  showRefused(checked.flatMap(({ problem }) => problem ?? []))
}

const checkBox = (event: Event, box: Element, input: HTMLInputElement): void => {
  const rules = boxRules(input)
  const files = filesOf(event)
  if (files.every((file) => uploadProblem(file, rules) === undefined)) return
  stop(event)
  // The box has not received the drop that ends the dragging.
  box.dispatchEvent(new DragEvent('dragleave'))
  void chooseUsable(input, files, rules)
}

/** Refuses all files of a form of our own if one is too large. */
const checkForm = (event: Event, target: Element): void => {
  const maxBytes = limitOf(target)
  const problems = filesOf(event).flatMap((file) => uploadSizeProblem(file, maxBytes) ?? [])
  if (problems.length === 0) return
  stop(event)
  if (target instanceof HTMLInputElement) target.value = ''
  showRefused(problems)
}

/** Keeps files that the server would refuse from being uploaded at all, and says why (STF-01). */
const checkFiles = (event: Event): void => {
  const { target } = event
  if (!(target instanceof Element)) return
  const box = target.closest('.dropzone')
  const input = box?.querySelector<HTMLInputElement>('input[type="file"]')
  if (box && input) checkBox(event, box, input)
  else checkForm(event, target)
}

/** Checks every file that staff choose or drop in the panel. */
export const UploadLimit = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    document.addEventListener('change', checkFiles, true)
    document.addEventListener('drop', checkFiles, true)
    return () => {
      document.removeEventListener('change', checkFiles, true)
      document.removeEventListener('drop', checkFiles, true)
    }
  }, [])
  return children
}
