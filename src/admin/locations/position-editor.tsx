'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { lazy, Suspense, useMemo } from 'react'
import type { AddressCheck } from '@/src/domain/locations/address-check'
import type { MapPosition } from '@/src/ui/map/position-map'
import { useAddressCheck } from './use-address-check'
import './position.css'

const PositionMap = lazy(() => import('@/src/ui/map/position-map'))

/** Outside Australia there is nothing to show, and MapLibre refuses such a latitude. */
const isInAustralia = ({ lat, lng }: MapPosition): boolean => lat >= -44 && lat <= -9 && lng >= 112 && lng <= 160

const noTowns: readonly never[] = []

type NoticeProps = {
  readonly check: AddressCheck | undefined
  readonly suburb: string
  readonly pin: MapPosition | undefined
}

/** Says what is odd about the pin: it is far away, or still in the middle of its suburb. */
const PinNotice = ({ check, suburb, pin }: NoticeProps) => {
  const position = check?.position
  const isInMiddle = position?.isExact === false && pin?.lat === position.lat && pin.lng === position.long
  return (
    <div role="status">
      {check?.pinWarning !== undefined && <p className="position-field__warning">{check.pinWarning}</p>}
      {isInMiddle && (
        <p className="position-field__warning">The pin is in the middle of {suburb}. Move it to your entrance.</p>
      )}
    </div>
  )
}

/** Puts values of the address into the form, as if they were typed. */
const usePlacePin = (group: string): ((position: MapPosition) => void) => {
  const { dispatchFields, setModified } = useForm()
  return ({ lat, lng: long }) => {
    for (const [name, value] of Object.entries({ lat, long }))
      dispatchFields({ type: 'UPDATE', path: `${group}${name}`, value, valid: true })
    setModified(true)
  }
}

const groupOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1)

type View = {
  readonly check: AddressCheck | undefined
  readonly pin: MapPosition | undefined
  /** The position of the address, as far as it is known. */
  readonly address: MapPosition | undefined
}

const useView = (group: string): View & { readonly suburb: string } => {
  const { check, suburb, pin } = useAddressCheck(group)
  return {
    check,
    suburb,
    pin: pin && isInAustralia(pin) ? pin : undefined,
    address: check?.position && { lat: check.position.lat, lng: check.position.long },
  }
}

type MapProps = View & {
  readonly styleUrl: string | undefined
  readonly isLocked: boolean
  readonly onMove: (position: MapPosition) => void
}

const AddressMap = ({ check, pin, address, styleUrl, isLocked, onMove }: MapProps) => {
  const nearby = check?.nearby ?? noTowns
  // A map service names its towns itself.
  const towns = useMemo(
    () => (styleUrl === undefined ? nearby.map(({ name, lat, long: lng }) => ({ name, lat, lng })) : noTowns),
    [styleUrl, nearby],
  )
  const center = pin ?? address
  if (center === undefined)
    return <p className="position-field__help">Enter a suburb and its postcode to see them on a map.</p>
  return (
    <>
      <div className="position-field__map">
        <Suspense fallback={<p className="position-field__help">Loading the map…</p>}>
          <PositionMap
            pin={pin}
            center={center}
            towns={towns}
            label="Map with the pin of this location"
            styleUrl={styleUrl}
            isLocked={isLocked}
            onMove={onMove}
          />
        </Suspense>
      </div>
      <p className="position-field__help">
        Drag the pin, press on the map, or move the pin with the arrow keys. Shoppers are led to it.
      </p>
    </>
  )
}

type Props = { readonly path: string; readonly styleUrl: string | undefined }

/** Shows the pin of the address in the form; it is moved on the map, or placed at the address (LOC-10). */
export const PositionEditor = ({ path, styleUrl }: Props) => {
  const place = usePlacePin(groupOf(path))
  const isLocked = useDocumentInfo().hasSavePermission === false
  const { suburb, ...view } = useView(groupOf(path))
  const { check, pin, address } = view
  return (
    <div className="field-type position-field">
      <h4>Pin on the map</h4>
      <p role="status" className="position-field__warning">
        {check?.addressWarning}
      </p>
      <AddressMap {...view} styleUrl={styleUrl} isLocked={isLocked} onMove={place} />
      <PinNotice check={check} suburb={suburb} pin={pin} />
      {!isLocked && address !== undefined && (
        <button type="button" className="panel-small-button" onClick={() => place(address)}>
          {check?.position?.isExact ? 'Put the pin at this address' : `Put the pin in ${suburb || 'this postcode'}`}
        </button>
      )}
    </div>
  )
}
