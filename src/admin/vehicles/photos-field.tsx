'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import {
  addPhotos,
  captionPhoto,
  listHiddenPhotos,
  listPanelPhotos,
  markPhoto,
  movePhoto,
  type PanelPhoto,
  removePhoto,
  replacePhoto,
  restorePhoto,
  toPhotoSet,
  withPhotoOverrides,
} from '@/src/domain/panel/vehicle-photos'
import type { PhotoOverrides } from '@/src/domain/stock/vehicle/overrides'
import { AddPhotos } from './add-photos'
import { PartFrame } from './part-field'
import { type PhotoChange, PhotoEditor } from './photo-editor'
import { PhotoTile } from './photo-tile'
import { useFormMemory } from './use-form-memory'
import './photos-field.css'
import '@/src/admin/ui/controls.css'

/** The last change, in words for a screen reader, and the photos before it. */
type Change = { readonly text: string; readonly before: PhotoOverrides }

const PLACES = 'Photos of this vehicle, in order'

/**
 * The photos of a vehicle (STF-01): those of the feed and the dealer's own in one order, to add, move and remove.
 * Staff's changes are stored apart from the feed's photos, so that the next import keeps them.
 */
export const PhotosField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value: images, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const { value: overrides, setValue: setOverrides } = useField<unknown>({ path: 'overrides' })
  const [name, tenant] = useFormFields(([fields]) => [fields['name']?.value, fields['tenant']?.value])
  const [change, setChange] = useFormMemory<Change>()
  const [dragged, setDragged] = useState<string>()
  const [edited, setEdited] = useState<PanelPhoto>()
  const photoSet = toPhotoSet(images, overrides)
  const photos = listPanelPhotos(photoSet)
  const hidden = listHiddenPhotos(photoSet)
  const isLocked = readOnly === true || disabled

  const apply = (next: PhotoOverrides, text: string): void => {
    setChange({ text, before: photoSet.overrides })
    setOverrides(withPhotoOverrides(overrides, next))
  }
  const move = (photo: PanelPhoto, by: number): void => {
    const index = photos.indexOf(photo) + by
    if (by !== 0) apply(movePhoto(photoSet, photo.url, by), `Photo moved to place ${String(index + 1)}.`)
  }
  const finishEdit = (photo: PanelPhoto, { caption, url }: PhotoChange): void => {
    setEdited(undefined)
    const captioned = { ...photoSet, overrides: captionPhoto(photoSet, photo.url, caption) }
    if (url === undefined) return apply(captioned.overrides, 'Caption changed.')
    const [current] = listPanelPhotos(captioned).filter((one) => one.url === photo.url)
    if (current) apply(replacePhoto(captioned, current, url), 'Photo changed.')
  }
  const drop = (target: PanelPhoto): void => {
    const photo = photos.find(({ url }) => url === dragged)
    setDragged(undefined)
    if (photo) move(photo, photos.indexOf(target) - photos.indexOf(photo))
  }

  return (
    <PartFrame field={field} problem={showError ? errorMessage : undefined}>
      {photos.length === 0 ? (
        <p className="photos-field__empty">No photos yet. Vehicles with photos get far more enquiries.</p>
      ) : (
        <ol className="photos-field" aria-label={PLACES}>
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo.url}
              photo={photo}
              position={at + 1}
              count={photos.length}
              isLocked={isLocked}
              isDragged={photo.url === dragged}
              onMove={(by) => move(photo, by)}
              onMark={(category) => apply(markPhoto(photoSet, photo.url, category), 'Photo marked.')}
              onEdit={() => setEdited(photo)}
              onRemove={() => apply(removePhoto(photoSet, photo), 'Photo removed.')}
              onDragStart={() => setDragged(photo.url)}
              onDrop={() => drop(photo)}
            />
          ))}
        </ol>
      )}
      {edited && (
        <PhotoEditor
          photo={edited}
          position={photos.findIndex(({ url }) => url === edited.url) + 1}
          onDone={(done) => finishEdit(edited, done)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {change && (
        <p role="status" className="photos-field__status">
          {change.text}{' '}
          <button
            type="button"
            className="panel-small-button"
            onClick={() => {
              // Only the photos: a tag or price typed since then stays.
              setOverrides(withPhotoOverrides(overrides, change.before))
              setChange(undefined)
            }}
          >
            Undo
          </button>
        </p>
      )}
      {hidden.length > 0 && (
        <details className="photos-field__hidden">
          <summary>Removed photos of the feed ({hidden.length})</summary>
          <ul className="photos-field">
            {hidden.map(({ url, thumb_url }) => (
              <PhotoTile
                key={url}
                photo={{ url, ...(thumb_url !== undefined && { thumb_url }), isOwn: false }}
                isLocked={isLocked}
                onRestore={() => apply(restorePhoto(photoSet, url), 'Photo shown again.')}
              />
            ))}
          </ul>
        </details>
      )}
      {!isLocked && (
        <AddPhotos
          photoSet={photoSet}
          vehicleName={typeof name === 'string' ? name : ''}
          tenant={tenant}
          onAdd={(urls) =>
            apply(addPhotos(photoSet, urls), urls.length === 1 ? 'Photo added.' : `${urls.length} photos added.`)
          }
        />
      )}
    </PartFrame>
  )
}
