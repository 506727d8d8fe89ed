import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { isAvailable } from './availability'

export type TagTone = 'sold' | 'reserved' | 'electric' | 'certified' | 'coming' | 'new' | 'custom'
export type VehicleTag = { readonly tone: TagTone; readonly text: string }

type Display = Pick<Site['switches']['display'], 'sold_tag' | 'new_tag' | 'electric_tag' | 'certified_make'>

const newDays = 8
const dayMs = 86_400_000

const electric = (vehicle: Vehicle, display: Display): VehicleTag | null => {
  const fuel = /electric|hybrid/i.exec(vehicle.simple_fuel ?? '')?.[0]
  return display.electric_tag && fuel ? { tone: 'electric', text: vehicle.simple_fuel ?? fuel } : null
}

const certified = (vehicle: Vehicle, display: Display): VehicleTag | null => {
  const make = display.certified_make.trim().toLowerCase()
  const is = make !== '' && vehicle.certified && vehicle.car_type === 'used' && vehicle.make.toLowerCase() === make
  return is ? { tone: 'certified', text: 'Certified' } : null
}

/** The one tag of a vehicle, by the order of V§4; sold goes before all. `now` in milliseconds. */
export const vehicleTag = (vehicle: Vehicle, display: Display, now: number): VehicleTag | null => {
  if (!isAvailable(vehicle)) return { tone: 'sold', text: display.sold_tag }
  const power = electric(vehicle, display)
  if (power) return power
  if (vehicle.reserved) return { tone: 'reserved', text: 'Reserved' }
  const checked = certified(vehicle, display)
  if (checked) return checked
  if (vehicle.tag?.trim()) return { tone: 'custom', text: vehicle.tag.trim() }
  if (vehicle.status === 'coming_soon') return { tone: 'coming', text: 'Coming soon' }
  const age = now - Date.parse(vehicle.created_at)
  return age >= 0 && age < newDays * dayMs ? { tone: 'new', text: display.new_tag } : null
}
