import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type UploadItem, type UploadQueue } from '@/src/domain/panel/upload-queue'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { uploadSizeProblem } from '@/src/domain/panel/upload-problem'
import { isReadableImage, shrinkPhoto } from '@/src/admin/uploads/shrink-photo'
import { uploadPhoto } from './upload-photo'

type Queue = UploadQueue<File>
/** Values that the images of a form are uploaded with, as the form has them when each one starts. */
type Owner = { alt: string; tenant: unknown }
type FormUploads = { readonly owner: Owner; readonly queues: Map<string, Queue> }

/** Queues by form, so that uploads go on while staff open another tab, which unmounts the field. */
const uploadsByForm = new WeakMap<object, FormUploads>()

/** Why a file can't be uploaded. A broken photo is not refused for its size, because a smaller one would fail too. */
const findProblem = async (file: File): Promise<string | undefined> => {
  const sizeProblem = uploadSizeProblem(file, MAX_UPLOAD_BYTES)
  if (sizeProblem === undefined || (await isReadableImage(file))) return sizeProblem
  return `“${file.name}” isn’t an image we can read. Choose a JPEG, PNG, WebP or AVIF photo.`
}

const createQueue = (owner: Owner): Queue =>
  createUploadQueue(async (original: File) => {
    const file = await shrinkPhoto(original)
    const problem = await findProblem(file)
    if (problem !== undefined) return { problem, isLost: false }
    return uploadPhoto(file, { alt: owner.alt === '' ? file.name : owner.alt, tenant: owner.tenant })
  })

export type Uploads = Queue & { readonly current: readonly UploadItem<File>[] }

/** The uploads of a field of the form. */
export const useUploads = (path: string): Uploads => {
  // Each form has its own reducer, whose dispatch function is the same in all renders.
  const { dispatchFields } = useForm()
  const [name, tenant] = useFormFields(([fields]) => [fields['name']?.value, fields['tenant']?.value])
  const [{ queue, owner }] = useState(() => {
    const known = uploadsByForm.get(dispatchFields) ?? { owner: { alt: '', tenant: undefined }, queues: new Map() }
    uploadsByForm.set(dispatchFields, known)
    const own = known.queues.get(path) ?? createQueue(known.owner)
    known.queues.set(path, own)
    return { queue: own, owner: known.owner }
  })
  useEffect(() => {
    owner.alt = typeof name === 'string' ? name : ''
    owner.tenant = tenant
  }, [owner, name, tenant])
  const current = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  return { ...queue, current }
}
