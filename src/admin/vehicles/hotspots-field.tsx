'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import type { SpotView } from '@/src/domain/panel/hotspot-edits'
import { PartFrame } from './part-field'
import { viewNames, SpotEditor } from './spot-editor'
import './hotspots-field.css'
import '@/src/admin/ui/controls.css'

/** The photos of both views, as the form has them now. */
const usePhotos = (): Readonly<Record<SpotView, readonly string[]>> => {
  const [frames, interior] = useFormFields(([fields]) => [
    fields['spin_images']?.value,
    fields['spin_interior_image']?.value,
  ])
  const texts = Array.isArray(frames) ? frames.filter((one): one is string => typeof one === 'string') : []
  return {
    exterior: texts.filter((one) => one.trim() !== ''),
    interior: typeof interior === 'string' && interior.trim() !== '' ? [interior.trim()] : [],
  }
}

type ViewChoiceProps = {
  readonly views: readonly SpotView[]
  readonly view: SpotView
  readonly onChange: (view: SpotView) => void
}

const ViewChoice = ({ views, view, onChange }: ViewChoiceProps) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Photos" className="hotspots-field__bar">
      {views.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === view} onChange={() => onChange(one)} /> {viewNames[one]}
        </label>
      ))}
    </div>
  )
}

/** Points of interest, placed on the photos of the 360° views (STF-02). */
export const HotspotsField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const photos = usePhotos()
  const [chosenView, setView] = useState<SpotView>('exterior')
  const views = (['exterior', 'interior'] as const).filter((view) => photos[view].length > 0)
  const view = views.includes(chosenView) ? chosenView : views[0]
  return (
    <PartFrame id={`field-${path}`} field={field} problem={showError ? errorMessage : undefined}>
      {view === undefined ? (
        <p className="part-inputs__help">
          Add 360° frames or a 360° interior above first. You then place points on them.
        </p>
      ) : (
        <>
          {views.length > 1 && <ViewChoice views={views} view={view} onChange={setView} />}
          <SpotEditor
            key={view}
            value={value}
            isLocked={readOnly === true || disabled}
            photos={photos[view]}
            view={view}
            onChange={setValue}
          />
        </>
      )}
    </PartFrame>
  )
}
