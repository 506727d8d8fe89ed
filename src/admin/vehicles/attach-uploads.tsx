'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { addInSequence } from '@/src/domain/panel/in-sequence'
import { listUploaded } from '@/src/domain/panel/upload-queue'
import { listMissingPhotos, toPhotoSet } from '@/src/domain/panel/vehicle-photos'
import { addPhotos, withPhotoOverrides } from '@/src/domain/panel/photo-edits'
import { forgetUploads, rememberUploads, unsavedKey } from './unsaved-uploads'
import { useUploads } from './use-uploads'

/** The fields that files are uploaded for: photos, and the frames of the 360° view. */
export const PHOTOS = 'images'
export const FRAMES = 'spin_images'

type Change = { readonly path: string; readonly value: unknown }

/** The form's value with the uploaded photos that it does not have; undefined if it has all. */
const usePhotosChange = (uploaded: readonly string[]): Change | undefined => {
  const [images, overrides] = useFormFields(([fields]) => [fields['images']?.value, fields['overrides']?.value])
  const photoSet = toPhotoSet(images, overrides)
  const missing = listMissingPhotos(photoSet, uploaded)
  if (missing.length === 0) return undefined
  const value = withPhotoOverrides(overrides, addPhotos(photoSet, missing, uploaded))
  return { path: 'overrides', value }
}

const useFramesChange = (uploaded: readonly string[]): Change | undefined => {
  const value = useFormFields(([fields]) => fields[FRAMES]?.value)
  const frames = Array.isArray(value) ? value.map(String) : []
  if (uploaded.every((url) => frames.includes(url))) return undefined
  return { path: FRAMES, value: addInSequence(frames, uploaded, uploaded) }
}

const ownUrls = (overrides: unknown): readonly string[] =>
  (toPhotoSet(undefined, overrides).overrides.photos ?? []).map(({ url }) => url)

/** Lists the photos and frames of a saved vehicle that staff uploaded. */
export const listSavedUploads = (saved: Readonly<Record<string, unknown>> | undefined): readonly string[] => {
  const frames = saved?.[FRAMES]
  return [...ownUrls(saved?.['overrides']), ...(Array.isArray(frames) ? frames.map(String) : [])]
}

/** Remembers the photos that the form has and the saved vehicle does not, because a reload would lose the form. */
const useMemory = (): void => {
  const { id, savedDocumentData } = useDocumentInfo()
  const [tenant, overrides] = useFormFields(([fields]) => [fields['tenant']?.value, fields['overrides']?.value])
  const key = unsavedKey(id, tenant)
  const saved = ownUrls(savedDocumentData?.['overrides'])
  const unsaved = ownUrls(overrides).filter((url) => !saved.includes(url))
  const [savedText, unsavedText] = [saved.join('\n'), unsaved.join('\n')]
  useEffect(() => {
    if (savedText !== '') forgetUploads(savedText.split('\n'))
  }, [savedText])
  useEffect(() => {
    if (unsavedText !== '') rememberUploads(key, unsavedText.split('\n'))
  }, [key, unsavedText])
}

/**
 * Adds each file to the vehicle's form as soon as the server has it (STF-01), whichever tab is open; it says nothing. The
 * answer to an earlier change of the form can undo a later one, so that whatever is missing is added again.
 */
export const AttachUploads = () => {
  const { dispatchFields, setModified } = useForm()
  const photos = listUploaded(useUploads(PHOTOS).current)
  const frames = listUploaded(useUploads(FRAMES).current)
  const photosChange = usePhotosChange(photos)
  const framesChange = useFramesChange(frames)
  useMemory()
  useEffect(() => {
    const changes = [photosChange, framesChange].filter((change) => change !== undefined)
    for (const change of changes) dispatchFields({ type: 'UPDATE', ...change })
    if (changes.length > 0) setModified(true)
  })
  return null
}
