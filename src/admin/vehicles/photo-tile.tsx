'use client'

import { type DragEvent, useLayoutEffect, useRef } from 'react'
import { imageUrl } from '@/src/domain/images'
import { Select } from '@/src/admin/ui/select'
import type { PanelPhoto } from '@/src/domain/panel/vehicle-photos'
import type { PhotoCategory } from '@/src/domain/stock/vehicle/vehicle'
import '@/src/admin/ui/controls.css'

type Props = {
  readonly photo: PanelPhoto
  /** Place in the order, from 1; absent for a removed photo. */
  readonly position?: number
  readonly count?: number
  readonly isLocked: boolean
  readonly isDragged?: boolean
  readonly onMove?: (by: number) => void
  readonly onMark?: (category: PhotoCategory | undefined) => void
  readonly onEdit?: () => void
  readonly onRemove?: () => void
  readonly onRestore?: () => void
  readonly onDragStart?: () => void
  readonly onDrop?: () => void
}

type MoveProps = {
  readonly label: string
  readonly position: number
  readonly isAtEnd: boolean
  readonly onMove: () => void
  readonly children: string
}

/** A button that keeps the keyboard's focus while its photo moves, also at the end: a moved element would lose it. */
const MoveButton = ({ label, position, isAtEnd, onMove, children }: MoveProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (isMoving.current) button.current?.focus()
    isMoving.current = false
  }, [position])
  return (
    <button
      ref={button}
      type="button"
      className="panel-small-button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => {
        if (isAtEnd) return
        isMoving.current = true
        onMove()
      }}
    >
      {children}
    </button>
  )
}

const Buttons = ({ position = 1, count = 1, onMove, onEdit, onRemove, onRestore }: Props) => {
  const label = `photo ${String(position)}`
  if (onRestore)
    return (
      <button type="button" className="panel-small-button" onClick={onRestore}>
        Show again
      </button>
    )
  return (
    <>
      <MoveButton
        label={`Move ${label} earlier`}
        position={position}
        isAtEnd={position === 1}
        onMove={() => onMove?.(-1)}
      >
        Earlier
      </MoveButton>
      <MoveButton
        label={`Move ${label} later`}
        position={position}
        isAtEnd={position === count}
        onMove={() => onMove?.(1)}
      >
        Later
      </MoveButton>
      <MoveButton
        label={`Make ${label} the main photo`}
        position={position}
        isAtEnd={position === 1}
        onMove={() => onMove?.(1 - position)}
      >
        Main
      </MoveButton>
      <button type="button" className="panel-small-button" aria-label={`Edit ${label}`} onClick={onEdit}>
        Edit
      </button>
      <button
        type="button"
        className="panel-small-button photos-field__remove"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
      >
        ×
      </button>
    </>
  )
}

const categories = [
  ['', 'Exterior'],
  ['interior', 'Interior'],
  ['damage', 'Damage'],
] as const satisfies readonly (readonly [PhotoCategory | '', string])[]

/** Marks the photo, so that shoppers find the interior and any damage (SHP-07). */
const CategorySelect = ({ photo, position = 1, onMark }: Props) => (
  <Select
    aria-label={`Part in photo ${String(position)}`}
    options={categories}
    value={photo.category ?? ''}
    onChange={(value) => onMark?.(value === '' ? undefined : (value as PhotoCategory))}
  />
)

const TileText = ({ photo, title }: Pick<Props, 'photo'> & { readonly title: string }) => (
  <>
    <p>
      <span>{title}</span>
      <span>{photo.isOwn ? 'Yours' : 'Feed'}</span>
    </p>
    {photo.caption !== undefined && <p className="photos-field__caption">{photo.caption}</p>}
  </>
)

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** One photo with its title and buttons. It can also be dragged to another position. */
export const PhotoTile = (props: Props) => {
  const { photo, position, isLocked, isDragged = false, onDragStart, onDrop } = props
  const title = position === 1 ? 'Main photo' : position === undefined ? 'Removed' : `Photo ${String(position)}`
  return (
    <li
      className="photos-field__tile"
      data-dragged={isDragged || undefined}
      draggable={!isLocked && onDragStart !== undefined}
      onDragStart={(event) => {
        // Firefox drags only what has data.
        event.dataTransfer.setData('text/plain', title)
        onDragStart?.()
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        // Files that are dropped on a photo are for the field around it.
        if (hasFiles(event)) return
        event.preventDefault()
        onDrop?.()
      }}
    >
      {/* The panel uses the platform's own image route, never the dealer's image host. */}
      <img
        src={imageUrl(photo.thumb_url ?? photo.url, { width: 320, crop: '3x2' })}
        alt={title}
        width={180}
        height={120}
        loading="lazy"
        draggable={false}
      />
      <TileText photo={photo} title={title} />
      {!isLocked && (
        <div className="photos-field__buttons">
          <Buttons {...props} />
          {props.onMark && <CategorySelect {...props} />}
        </div>
      )}
    </li>
  )
}
