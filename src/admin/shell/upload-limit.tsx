'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { canCheckContent } from '@/src/domain/panel/file-content'
import { uploadProblem, type UploadRules, uploadSizeProblem } from '@/src/domain/panel/upload-problem'
import { formatCount } from '@/src/domain/text/numbers'
import { findFileProblem } from '@/src/admin/uploads/find-file-problem'
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

const REFUSED_IN_BOX = 'refused-file'

/** Names the refused files until staff close the message. */
const showRefused = (problems: readonly string[]): void => {
  if (problems.length > 0) toast.error(<RefusedFiles problems={problems} />, { duration: Infinity })
}

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Events with files that were checked before. */
const checkedEvents = new WeakSet<Event>()

const choose = (input: HTMLInputElement, files: readonly File[]): void => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  if (files.length === 0) return
  const event = new Event('change', { bubbles: true })
  checkedEvents.add(event)
  input.dispatchEvent(event)
}

/** Says in a box why it doesn't take the only file that was chosen. A box with a chosen file disappears. */
const showInBox = (box: Element, problem: string): void => {
  const message = document.createElement('p')
  message.className = REFUSED_IN_BOX
  message.role = 'alert'
  message.textContent = problem
  box.append(message)
}

type CheckedFile = { readonly file: File; readonly problem: string | undefined }

/** Makes a photo that is too large, or that few browsers can show, one that can be uploaded, where the browser can. */
const mendFile = async (file: File, rules: UploadRules): Promise<CheckedFile> => {
  const problem = await findFileProblem(file, rules)
  if (problem === undefined) return { file, problem }
  const small = await shrinkPhoto(file)
  return small === file || (await findFileProblem(small, rules)) !== undefined
    ? { file, problem }
    : { file: small, problem: undefined }
}

type Box = { readonly element: Element; readonly input: HTMLInputElement }

/** Puts the files that can be uploaded into the box, and names the others. */
const chooseUsable = async ({ element, input }: Box, files: readonly File[], rules: UploadRules): Promise<void> => {
  const checked = await Promise.all(files.map((file) => mendFile(file, rules)))
  const usable = checked.flatMap(({ file, problem }) => (problem === undefined ? file : []))
  const problems = checked.flatMap(({ problem }) => problem ?? [])
  choose(input, usable)
  const [problem] = problems
  if (problem !== undefined && files.length === 1) showInBox(element, problem)
  else showRefused(problems)
}

const checkBox = (event: Event, box: Box): void => {
  const rules = boxRules(box.input)
  const files = filesOf(event)
  for (const message of box.element.querySelectorAll(`.${REFUSED_IN_BOX}`)) message.remove()
  const needsCheck = canCheckContent(rules.types) || files.some((file) => uploadProblem(file, rules) !== undefined)
  if (files.length === 0 || !needsCheck) return
  stop(event)
  // The box has not received the drop that ends the dragging.
  box.element.dispatchEvent(new DragEvent('dragleave'))
  void chooseUsable(box, files, rules)
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
  if (!(target instanceof Element) || checkedEvents.has(event)) return
  const element = target.closest('.dropzone')
  const input = element?.querySelector<HTMLInputElement>('input[type="file"]')
  if (element && input) checkBox(event, { element, input })
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
