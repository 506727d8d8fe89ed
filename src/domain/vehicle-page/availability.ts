import type { Vehicle } from '@/src/domain/stock/vehicle'

/** In stock or coming soon; any other state takes the normal buttons away (VDP-10, V§4). */
export const isAvailable = ({ status }: Pick<Vehicle, 'status'>): boolean =>
  status === 'in_stock' || status === 'coming_soon'
