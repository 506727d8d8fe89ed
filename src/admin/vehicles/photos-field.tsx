'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import {
  countFreePlaces,
  listHiddenPhotos,
  listMissingPhotos,
  listPanelPhotos,
  listRemovedPhotos,
  type PanelPhoto,
  type PhotoSet,
  toPhotoSet,
} from '@/src/domain/panel/vehicle-photos'
import {
  addPhotos,
  bringBackPhoto,
  captionPhoto,
  markPhoto,
  movePhoto,
  removePhoto,
  replacePhoto,
  restorePhoto,
  withPhotoOverrides,
} from '@/src/domain/panel/photo-edits'
import { listUploaded } from '@/src/domain/panel/upload-queue'
import { formatCount } from '@/src/domain/text/numbers'
import type { PhotoOverrides } from '@/src/domain/stock/vehicle/overrides'
import type { PhotoCategory, VehicleImage } from '@/src/domain/stock/vehicle/vehicle'
import { AddByAddress } from './add-by-address'
import { PHOTOS } from './attach-uploads'
import { PartFrame } from './part-field'
import { type PhotoChange, PhotoEditor } from './photo-editor'
import { PhotoTile } from './photo-tile'
import { forgetUploads, listUnsavedUploads, unsavedKey } from './unsaved-uploads'
import { UploadArea } from './upload-area'
import { useFormMemory } from './use-form-memory'
import { useUploads } from './use-uploads'
import './photos-field.css'
import '@/src/admin/ui/controls.css'

/** The last change, in words for a screen reader, and the photos before it. */
type Change = { readonly text: string; readonly before: PhotoOverrides }

/** Photos of an earlier visit that the server has and no saved vehicle, less those that the form has by now. */
const useLeftPhotos = (photoSet: PhotoSet, inQueue: readonly string[]) => {
  const { id } = useDocumentInfo()
  const tenant = useFormFields(([fields]) => fields['tenant']?.value)
  const [urls, setUrls] = useState<readonly string[]>([])
  const key = unsavedKey(id, tenant)
  // The server that renders the page first has no storage.
  useEffect(() => setUrls(listUnsavedUploads(key)), [key])
  const clear = (): void => setUrls([])
  return { urls: listMissingPhotos(photoSet, urls).filter((url) => !inQueue.includes(url)), clear }
}

type LeftProps = { readonly urls: readonly string[]; readonly onAdd: () => void; readonly onDiscard: () => void }

/** Offers photos that were uploaded before the page was reloaded. */
const LeftPhotos = ({ urls, onAdd, onDiscard }: LeftProps) => {
  const what =
    urls.length === 1 ? 'A photo that you uploaded wasn’t' : `${String(urls.length)} photos that you uploaded weren’t`
  return (
    <div className="upload-area__left">
      <p role="status">{what} saved with the vehicle.</p>
      <div className="panel-buttons">
        <button type="button" className="panel-small-button" onClick={onAdd}>
          Add {urls.length === 1 ? 'it' : 'them'} now
        </button>
        <button type="button" className="panel-small-button" onClick={onDiscard}>
          Leave {urls.length === 1 ? 'it' : 'them'} out
        </button>
      </div>
    </div>
  )
}

type RemovedProps = {
  readonly title: string
  readonly photos: readonly VehicleImage[]
  readonly isOwn: boolean
  readonly isLocked: boolean
  readonly onRestore: (url: string) => void
}

/** Photos that staff removed, closed until they are wanted; a reload keeps them. */
const RemovedPhotos = ({ title, photos, isOwn, isLocked, onRestore }: RemovedProps) =>
  photos.length === 0 ? null : (
    <details className="photos-field__hidden">
      <summary>
        {title} ({photos.length})
      </summary>
      <ul className="photos-field">
        {photos.map(({ url, thumb_url }) => (
          <PhotoTile
            key={url}
            photo={{ url, ...(thumb_url !== undefined && { thumb_url }), isOwn }}
            isLocked={isLocked}
            onRestore={() => onRestore(url)}
          />
        ))}
      </ul>
    </details>
  )

const PLACES = 'Photos of this vehicle, in order'

/** The photos of the form with the changes that staff make to them, the last of which can be undone. */
const usePhotoChanges = (
  images: unknown,
  { forget, recall }: { readonly [Name in 'forget' | 'recall']: (urls: readonly string[]) => void },
) => {
  const { value: overrides, setValue: setOverrides } = useField<unknown>({ path: 'overrides' })
  const [change, setChange] = useFormMemory<Change>()
  const photoSet = toPhotoSet(images, overrides)
  const photos = listPanelPhotos(photoSet)

  const apply = (next: PhotoOverrides, text: string): void => {
    const own = (photoSet.overrides.photos ?? []).map(({ url }) => url)
    forget(own.filter((url) => !next.photos?.some((photo) => photo.url === url)))
    setChange({ text, before: photoSet.overrides })
    setOverrides(withPhotoOverrides(overrides, next))
  }
  const move = (photo: PanelPhoto, by: number): void => {
    const index = photos.indexOf(photo) + by
    if (by !== 0) apply(movePhoto(photoSet, photo.url, by), `Photo moved to place ${String(index + 1)}.`)
  }
  const edit = (photo: PanelPhoto, { caption, url }: PhotoChange): void => {
    const captioned = { ...photoSet, overrides: captionPhoto(photoSet, photo.url, caption) }
    if (url === undefined) return apply(captioned.overrides, 'Caption changed.')
    const [current] = listPanelPhotos(captioned).filter((one) => one.url === photo.url)
    if (current) apply(replacePhoto(captioned, current, url), 'Photo changed.')
  }
  const undo = (): void => {
    if (change === undefined) return
    // Only the photos: a tag or price typed since then stays.
    setOverrides(withPhotoOverrides(overrides, change.before))
    recall((change.before.photos ?? []).map(({ url }) => url))
    setChange(undefined)
  }
  return { photoSet, photos, change, apply, move, edit, undo }
}

type PhotoListProps = {
  readonly photos: readonly PanelPhoto[]
  readonly isLocked: boolean
  readonly onMove: (photo: PanelPhoto, by: number) => void
  readonly onMark: (photo: PanelPhoto, category: PhotoCategory | undefined) => void
  readonly onEdit: (photo: PanelPhoto) => void
  readonly onRemove: (photo: PanelPhoto) => void
}

/** The photos in order, which are moved by their buttons or dragged. */
const PhotoList = ({ photos, isLocked, onMove, onMark, onEdit, onRemove }: PhotoListProps) => {
  const [dragged, setDragged] = useState<string>()
  const drop = (target: PanelPhoto): void => {
    const photo = photos.find(({ url }) => url === dragged)
    setDragged(undefined)
    if (photo) onMove(photo, photos.indexOf(target) - photos.indexOf(photo))
  }
  if (photos.length === 0)
    return <p className="photos-field__empty">No photos yet. Vehicles with photos get far more enquiries.</p>
  return (
    <ol className="photos-field" aria-label={PLACES}>
      {photos.map((photo, at) => (
        <PhotoTile
          key={photo.url}
          photo={photo}
          position={at + 1}
          count={photos.length}
          isLocked={isLocked}
          isDragged={photo.url === dragged}
          onMove={(by) => onMove(photo, by)}
          onMark={(category) => onMark(photo, category)}
          onEdit={() => onEdit(photo)}
          onRemove={() => onRemove(photo)}
          onDragStart={() => setDragged(photo.url)}
          onDrop={() => drop(photo)}
        />
      ))}
    </ol>
  )
}

/** The last change, with a button that undoes it. */
const LastChange = ({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) => (
  <p role="status" className="photos-field__last">
    {text}{' '}
    <button type="button" className="panel-small-button" onClick={onUndo}>
      Undo
    </button>
  </p>
)

/**
 * The photos of a vehicle (STF-01): those of the feed and the dealer's own in one order, to add, move and remove.
 * Staff's changes are stored apart from the feed's photos, so that the next import keeps them.
 */
export const PhotosField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value: images, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const uploads = useUploads(PHOTOS)
  const [edited, setEdited] = useState<PanelPhoto>()
  /** Uploads that staff remove must not be added to the form again. */
  const forget = (urls: readonly string[]): void => {
    uploads.forget(urls)
    forgetUploads(urls)
  }
  const { photoSet, photos, change, apply, ...changes } = usePhotoChanges(images, { forget, recall: uploads.recall })
  const isLocked = readOnly === true || disabled
  const left = useLeftPhotos(photoSet, listUploaded(uploads.current))

  return (
    <PartFrame id={`field-${path}`} field={field} problem={showError ? errorMessage : undefined}>
      <UploadArea
        uploads={uploads}
        label="Upload photos"
        noun="photo"
        freePlaces={countFreePlaces(photoSet)}
        isLocked={isLocked}
        isQuiet={change !== undefined}
      >
        {!isLocked && left.urls.length > 0 && (
          <LeftPhotos
            urls={left.urls}
            onAdd={() => apply(addPhotos(photoSet, left.urls), formatCount(left.urls.length, 'photo') + ' added.')}
            onDiscard={() => {
              forget(left.urls)
              left.clear()
            }}
          />
        )}
        <PhotoList
          photos={photos}
          isLocked={isLocked}
          onMove={changes.move}
          onMark={(photo, category) => apply(markPhoto(photoSet, photo.url, category), 'Photo marked.')}
          onEdit={setEdited}
          onRemove={(photo) => apply(removePhoto(photoSet, photo), 'Photo removed.')}
        />
        {edited && (
          <PhotoEditor
            photo={edited}
            position={photos.findIndex(({ url }) => url === edited.url) + 1}
            onDone={(done) => {
              setEdited(undefined)
              changes.edit(edited, done)
            }}
            onClose={() => setEdited(undefined)}
          />
        )}
        {change && <LastChange text={change.text} onUndo={changes.undo} />}
        <RemovedPhotos
          title="Removed photos of the feed"
          photos={listHiddenPhotos(photoSet)}
          isOwn={false}
          isLocked={isLocked}
          onRestore={(url) => apply(restorePhoto(photoSet, url), 'Photo shown again.')}
        />
        <RemovedPhotos
          title="Your removed photos"
          photos={listRemovedPhotos(photoSet)}
          isOwn
          isLocked={isLocked || countFreePlaces(photoSet) === 0}
          onRestore={(url) => {
            uploads.recall([url])
            apply(bringBackPhoto(photoSet, url), 'Photo shown again.')
          }}
        />
      </UploadArea>
      {!isLocked && (
        <AddByAddress photoSet={photoSet} onAdd={(url) => apply(addPhotos(photoSet, [url]), 'Photo added.')} />
      )}
    </PartFrame>
  )
}
