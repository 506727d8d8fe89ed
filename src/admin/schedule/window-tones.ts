import type { WindowState } from '@/src/domain/panel/promo-window'

/** The colours of a window's states (`.list-state`). */
export const windowTones: Readonly<Record<WindowState['state'], string>> = {
  Running: 'good',
  Ends: 'good',
  Starts: 'soon',
  Ended: 'bad',
  Deleted: 'off',
}
