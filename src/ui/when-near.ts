import { onNear } from './on-near'

/**
 * Loads a part's script when its element is near the screen, so that who never scrolls there does not fetch it. On the
 * server, and where the element is not on the page yet (the page was reached by a link), at once.
 */
export const whenNear = <T>(id: string, load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const element = typeof window === 'undefined' ? null : document.getElementById(id)
    onNear(element, () => void load().then(resolve, reject))
  })
