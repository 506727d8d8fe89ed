import type { VehicleAction } from './actions'

const shortLabels: Partial<Readonly<Record<VehicleAction['key'], string>>> = {
  similar: 'Find similar',
  finance: 'Get Finance',
  trade_in: 'Trade-In',
  reserve: 'Reserve',
  buy_online: 'Buy Online',
}

/** Returns a button's label for narrow bars (VDP-05). Kept out of the actions, so that a page contains each once. */
export const shortLabelOf = ({ key, label }: Pick<VehicleAction, 'key' | 'label'>): string =>
  shortLabels[key] ?? label.replace(/^Book an? /, '')
