import { onceNear } from './on-near'

/**
 * Loads a part's script when its element is near the screen, so that visitors who never scroll there do not fetch it.
 * On the server, and if the element is not on the page yet (after a soft navigation), loads it at once.
 */
export const loadWhenNear = <T>(id: string, load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const element = typeof window === 'undefined' ? null : document.getElementById(id)
    onceNear(element, () => void load().then(resolve, reject))
  })
