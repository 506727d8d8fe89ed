import type { VehicleAction } from './actions'

const short: Partial<Readonly<Record<VehicleAction['key'], string>>> = {
  similar: 'Find similar',
  finance: 'Get Finance',
  trade_in: 'Trade-In',
  test_drive: 'Test Drive',
}

/** A button's label where there is little room (VDP-05). Apart from the actions, which then travel to a page once. */
export const shortLabel = ({ key, label }: Pick<VehicleAction, 'key' | 'label'>): string => short[key] ?? label
